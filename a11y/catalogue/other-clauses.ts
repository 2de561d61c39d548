import type { LocalizedText } from "../localized-text.ts";

/** A clause of EN 301 549 V3.2.1, and so of IS 17802 (Part 1), that concerns a site and is no criterion of WCAG. */
export interface OtherClause {
  clause: string;
  name: LocalizedText;
  /** Whether the site has what the clause speaks of. */
  applies: boolean;
  /** What we say of it. A person has to confirm each. */
  says: LocalizedText;
}

/** Clauses 5, 6, 7, 9.6, 10, 11 and 12 as far as a site like this can be asked about them; the rest is about devices and emergency services. */
export const otherClauses: readonly OtherClause[] = [
  {
    clause: "5.2",
    applies: true,
    name: { en: "Activation of accessibility features", hi: "सुगम्यता की सुविधाएँ चालू करना" },
    says: {
      en: "Visitors choose the high-contrast theme and the language with buttons and links that work with a keyboard and a screen reader. The site follows the device's settings for reduced motion and larger text.",
      hi: "ज़्यादा कंट्रास्ट वाला रंग-रूप और भाषा ऐसे बटन और लिंक से चुने जाते हैं, जो कीबोर्ड और स्क्रीन रीडर से चलते हैं। कम हलचल और बड़े अक्षरों के लिए साइट फ़ोन या कंप्यूटर की सेटिंग मानती है।",
    },
  },
  {
    clause: "5.3",
    applies: true,
    name: { en: "Biometrics", hi: "बायोमेट्रिक पहचान" },
    says: {
      en: "A face or a voice is never the only way to prove identity. A person reviews the video statement. Visitors can leave out the video, and give documents or speak to our staff instead.",
      hi: "पहचान का एकमात्र रास्ता चेहरा या आवाज़ कभी नहीं है। पहचान का वीडियो कोई व्यक्ति देखता है। आप वीडियो छोड़ सकते हैं, और उसकी जगह दस्तावेज़ दे सकते हैं या हमारे कर्मचारी से बात कर सकते हैं।",
    },
  },
  {
    clause: "5.4",
    applies: false,
    name: {
      en: "Preservation of accessibility information during conversion",
      hi: "फ़ाइल का रूप बदलने पर सुगम्यता की जानकारी बनी रहना",
    },
    says: { en: "The site does not convert documents.", hi: "साइट किसी दस्तावेज़ को एक रूप से दूसरे में नहीं बदलती।" },
  },
  {
    clause: "5.7",
    applies: false,
    name: { en: "Key repeat", hi: "कुंजी दबाए रखने का असर" },
    says: {
      en: "The device controls key repeat. The site repeats nothing automatically.",
      hi: "कुंजी दबाए रखने पर क्या हो, यह फ़ोन या कंप्यूटर तय करता है। साइट अपने-आप कुछ नहीं दोहराती।",
    },
  },
  {
    clause: "5.9",
    applies: true,
    name: { en: "Simultaneous user actions", hi: "एक साथ दो काम" },
    says: {
      en: "No action requires pressing two things at the same time.",
      hi: "कहीं भी दो चीज़ें एक साथ नहीं दबानी पड़तीं।",
    },
  },
  {
    clause: "6",
    applies: false,
    name: { en: "ICT with two-way voice communication", hi: "दोनों ओर से बातचीत" },
    says: {
      en: "The site has no call feature of its own. A phone link opens the device's own phone app.",
      hi: "साइट पर कॉल की अपनी कोई सुविधा नहीं है। फ़ोन नंबर का लिंक फ़ोन का अपना कॉल ऐप खोलता है।",
    },
  },
  {
    clause: "7.1",
    applies: false,
    name: { en: "Caption processing technology", hi: "कैप्शन दिखाना" },
    says: {
      en: "The only video with sound is the visitor's own recording, played back only to that visitor.",
      hi: "आवाज़ वाला वीडियो सिर्फ़ व्यक्ति की अपनी रिकॉर्डिंग है, जो सिर्फ़ उसी को दिखाई जाती है।",
    },
  },
  {
    clause: "7.3",
    applies: false,
    name: { en: "User controls for captions and audio description", hi: "कैप्शन और दृश्य के वर्णन के बटन" },
    says: {
      en: "There are no captions to control. The only video with sound is the visitor's own recording.",
      hi: "साइट पर कैप्शन नहीं हैं, इसलिए उनके बटन भी नहीं हैं। आवाज़ वाला वीडियो सिर्फ़ व्यक्ति की अपनी रिकॉर्डिंग है।",
    },
  },
  {
    clause: "9.6",
    applies: true,
    name: { en: "WCAG conformance requirements", hi: "WCAG के अनुरूप होने की शर्तें" },
    says: {
      en: "The audit covers whole pages, whole processes from the form to the video, and every state in between. The site relies only on technology that we have tested with a screen reader. So far we have tested with one.",
      hi: "जाँच में पूरे पेज, फ़ॉर्म से वीडियो तक की पूरी प्रक्रिया और बीच की हर हालत आती है। साइट उसी तकनीक के भरोसे चलती है, जो स्क्रीन रीडर से सुनकर जाँची गई है। अब तक ऐसी जाँच एक ही स्क्रीन रीडर से हुई है।",
    },
  },
  {
    clause: "10",
    applies: false,
    name: { en: "Non-web documents", hi: "वेब से बाहर के दस्तावेज़" },
    says: {
      en: "The site offers no files to download. The lender provides the Key Fact Statement and the loan agreement, and gives them in another format on request.",
      hi: "साइट पर डाउनलोड करने के लिए कोई फ़ाइल नहीं है। मुख्य तथ्य विवरण (KFS) और लोन का करार लोन देने वाली कंपनी देती है। माँगने पर वह इन्हें दूसरे रूप में भी देती है।",
    },
  },
  {
    clause: "11.7",
    applies: true,
    name: { en: "User preferences", hi: "व्यक्ति की अपनी सेटिंग" },
    says: {
      en: "The site follows the device's settings for colours, contrast, forced colours, motion, text size and language. It overrides none of them.",
      hi: "साइट रंग, कंट्रास्ट, सिस्टम के रंगों, हलचल, अक्षरों के आकार और भाषा के लिए फ़ोन या कंप्यूटर की सेटिंग मानती है और इनमें से किसी को नहीं बदलती।",
    },
  },
  {
    clause: "12.1.1",
    applies: true,
    name: { en: "Accessibility and compatibility features", hi: "सुगम्यता की सुविधाओं की जानकारी" },
    says: {
      en: "The accessibility statement lists the accessibility features of the site and the programs we tested it with.",
      hi: "सुगम्यता वक्तव्य में लिखा है कि साइट पर सुगम्यता की कौन-सी सुविधाएँ हैं और साइट किन प्रोग्रामों से जाँची गई है।",
    },
  },
  {
    clause: "12.1.2",
    applies: true,
    name: { en: "Accessible documentation", hi: "सुगम दस्तावेज़" },
    says: {
      en: "The statement, the help and the policies are pages of this site and are checked like all other pages.",
      hi: "वक्तव्य, मदद और नीतियाँ इसी साइट के पेज हैं और बाकी पेजों की तरह ही जाँचे जाते हैं।",
    },
  },
  {
    clause: "12.2.2",
    applies: true,
    name: {
      en: "Information on accessibility and compatibility features (support services)",
      hi: "सहायता सेवा से सुगम्यता की जानकारी",
    },
    says: {
      en: "Our support staff give the information in the statement by phone, by email and in person. Only a person can check whether the staff know it.",
      hi: "सहायता के कर्मचारी फ़ोन पर, ईमेल से और मिलने पर वही जानकारी देते हैं, जो वक्तव्य में है। कर्मचारियों को यह जानकारी है या नहीं, यह कोई व्यक्ति ही जाँच सकता है।",
    },
  },
  {
    clause: "12.2.3",
    applies: true,
    name: { en: "Effective communication (support services)", hi: "सहायता सेवा में हर व्यक्ति से ठीक बातचीत" },
    says: {
      en: "People can write instead of calling, or call instead of writing. Our staff can also write down what a caller says and read it back. There is no sign-language or relay service.",
      hi: "फ़ोन की जगह लिख सकते हैं, और लिखने की जगह फ़ोन कर सकते हैं। हमारे कर्मचारी बात लिखकर पढ़कर भी सुनाते हैं। सांकेतिक भाषा की सेवा या रिले सेवा नहीं है।",
    },
  },
  {
    clause: "12.2.4",
    applies: true,
    name: { en: "Accessible documentation (support services)", hi: "सहायता सेवा के सुगम दस्तावेज़" },
    says: {
      en: "On request, replies come in large print, as plain text or by phone.",
      hi: "माँगने पर जवाब बड़े अक्षरों में, सादे पाठ में या फ़ोन पर मिलता है।",
    },
  },
];
