import type { Said } from "./criterion.ts";

/** A clause of EN 301 549 V3.2.1, and so of IS 17802 (Part 1), that concerns a site and is no criterion of WCAG. */
export interface OtherClause {
  clause: string;
  name: Said;
  /** Whether the site has what the clause speaks of. */
  applies: boolean;
  /** What we say of it. A person has to confirm each. */
  says: Said;
}

/** Clauses 5, 6, 7, 9.6, 10, 11 and 12 as far as a site like this can be asked about them; the rest is about devices and emergency services. */
export const otherClauses: readonly OtherClause[] = [
  {
    clause: "5.2", applies: true,
    name: { en: "Activation of accessibility features", hi: "सुगम्यता की सुविधाएँ चालू करना" },
    says: { en: "The high-contrast theme and the language are chosen by links and buttons that work by key and with a screen reader; less motion and larger text are taken from the device.", hi: "ज़्यादा कंट्रास्ट वाला रूप और भाषा ऐसे बटन और लिंक से चुने जाते हैं, जो कीबोर्ड और स्क्रीन रीडर से चलते हैं। कम हलचल और बड़े अक्षर फ़ोन या कंप्यूटर की सेटिंग से लिए जाते हैं।" },
  },
  {
    clause: "5.3", applies: true,
    name: { en: "Biometrics", hi: "शरीर से पहचान" },
    says: { en: "A face or a voice is never the only way: the video statement is looked at by a person, may be left out, and is replaced by papers or by a talk with the staff.", hi: "चेहरा या आवाज़ कभी एकमात्र रास्ता नहीं है। वीडियो बयान कोई व्यक्ति देखता है। उसे छोड़ा जा सकता है, और उसकी जगह कागज़ात या कर्मचारी से बातचीत हो सकती है।" },
  },
  {
    clause: "5.4", applies: false,
    name: { en: "Preservation of accessibility information during conversion", hi: "रूप बदलने पर सुगम्यता की जानकारी बनी रहना" },
    says: { en: "The site converts no documents.", hi: "साइट किसी दस्तावेज़ का रूप नहीं बदलती।" },
  },
  {
    clause: "5.7", applies: false,
    name: { en: "Key repeat", hi: "कुंजी दबाए रखने का असर" },
    says: { en: "Left to the device: the site repeats nothing by itself.", hi: "यह फ़ोन या कंप्यूटर पर छोड़ा गया है। साइट अपने-आप कुछ नहीं दोहराती।" },
  },
  {
    clause: "5.9", applies: true,
    name: { en: "Simultaneous user actions", hi: "एक साथ दो काम" },
    says: { en: "Nothing has to be pressed together with something else.", hi: "कहीं भी दो चीज़ें एक साथ दबानी नहीं पड़तीं।" },
  },
  {
    clause: "6", applies: false,
    name: { en: "ICT with two-way voice communication", hi: "दोनों ओर से बातचीत" },
    says: { en: "The site has no calls of its own. A telephone link opens the device's own telephone.", hi: "साइट पर अपनी कोई कॉल सुविधा नहीं है। फ़ोन का लिंक फ़ोन के अपने ऐप को खोलता है।" },
  },
  {
    clause: "7.1", applies: false,
    name: { en: "Caption processing technology", hi: "कैप्शन दिखाना" },
    says: { en: "The only video with sound is the visitor's own recording, played back to the visitor alone.", hi: "आवाज़ वाला वीडियो सिर्फ़ देखने वाले की अपनी रिकॉर्डिंग है, जो उसी को दिखाई जाती है।" },
  },
  {
    clause: "7.3", applies: false,
    name: { en: "User controls for captions and audio description", hi: "कैप्शन और वर्णन के बटन" },
    says: { en: "There are no captions to be controlled, for the same reason.", hi: "इसी कारण चलाने के लिए कोई कैप्शन नहीं है।" },
  },
  {
    clause: "9.6", applies: true,
    name: { en: "WCAG conformance requirements", hi: "WCAG के अनुरूप होने की शर्तें" },
    says: { en: "Looked at are whole pages, whole errands from the form to the video, and every state between; technology is relied upon only as far as it was heard in a screen reader, which so far is one.", hi: "जाँच पूरे पेज की, फ़ॉर्म से वीडियो तक पूरे काम की, और बीच की हर हालत की होती है। भरोसा उसी पर किया गया है जो स्क्रीन रीडर में सुना गया। अब तक ऐसा एक ही स्क्रीन रीडर है।" },
  },
  {
    clause: "10", applies: false,
    name: { en: "Non-web documents", hi: "वेब के बाहर के दस्तावेज़" },
    says: { en: "The site offers no files to download. The Key Fact Statement and the agreement come from the lender, who gives them in another form on request.", hi: "साइट पर डाउनलोड के लिए कोई फ़ाइल नहीं है। मुख्य तथ्य विवरण और करार लोन देने वाली कंपनी देती है, और माँगने पर दूसरे रूप में भी देती है।" },
  },
  {
    clause: "11.7", applies: true,
    name: { en: "User preferences", hi: "व्यक्ति की अपनी सेटिंग" },
    says: { en: "The site follows the device in colours, contrast, forced colours, motion, size of text and language; it overrides none of them.", hi: "रंग, कंट्रास्ट, हलचल, अक्षरों का आकार और भाषा: साइट फ़ोन या कंप्यूटर की सेटिंग मानती है और किसी को बदलती नहीं।" },
  },
  {
    clause: "12.1.1", applies: true,
    name: { en: "Accessibility and compatibility features", hi: "सुगम्यता की सुविधाओं की जानकारी" },
    says: { en: "The accessibility statement lists what the site offers and with which programs it was tried.", hi: "सुगम्यता वक्तव्य में लिखा है कि साइट पर क्या सुविधाएँ हैं और वह किन प्रोग्रामों में परखी गई है।" },
  },
  {
    clause: "12.1.2", applies: true,
    name: { en: "Accessible documentation", hi: "सुगम दस्तावेज़" },
    says: { en: "Statement, help and policies are pages of this site and are checked like all others.", hi: "वक्तव्य, मदद और नीतियाँ इसी साइट के पेज हैं और बाकी पेजों की तरह जाँचे जाते हैं।" },
  },
  {
    clause: "12.2.2", applies: true,
    name: { en: "Information on accessibility and compatibility features (support services)", hi: "सहायता सेवा से सुगम्यता की जानकारी" },
    says: { en: "Support tells what the statement says, by phone, e-mail and in person. Whether the staff know it, only a person can find out.", hi: "सहायता के कर्मचारी फ़ोन, ईमेल और मुलाकात में वही बताते हैं जो वक्तव्य में है। उन्हें यह पता है या नहीं, यह कोई व्यक्ति ही जाँच सकता है।" },
  },
  {
    clause: "12.2.3", applies: true,
    name: { en: "Effective communication (support services)", hi: "हर व्यक्ति से ठीक बातचीत" },
    says: { en: "One can write instead of calling and call instead of writing, and have things written down and read back. There is no sign-language or relay service.", hi: "फ़ोन की जगह लिखा जा सकता है और लिखने की जगह फ़ोन किया जा सकता है। कर्मचारी बात लिखकर पढ़कर भी सुनाते हैं। सांकेतिक भाषा या रिले सेवा नहीं है।" },
  },
  {
    clause: "12.2.4", applies: true,
    name: { en: "Accessible documentation (support services)", hi: "सहायता सेवा के सुगम दस्तावेज़" },
    says: { en: "Answers come in large print, as plain text or by phone when asked for.", hi: "माँगने पर जवाब बड़े अक्षरों में, सादे पाठ में या फ़ोन पर मिलता है।" },
  },
];
