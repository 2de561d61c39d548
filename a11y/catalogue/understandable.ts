import type { CriterionText } from "./criterion.ts";

/** Principle 3: what is said and what happens can be understood. */
export const understandableCriteria: readonly CriterionText[] = [
  {
    id: "3.1.1",
    level: "A",
    since: "2.0",
    name: { en: "Language of Page", hi: "पेज की भाषा" },
    asks: {
      en: "Each page states in its HTML whether it is in English or Hindi. The HTML already says so when the server sends it, because some browsers miss a later change.",
      hi: "हर पेज का HTML बताए कि पेज हिन्दी में है या अंग्रेज़ी में। यह सर्वर से आए HTML में ही लिखा हो, क्योंकि बाद में हुए बदलाव का कुछ ब्राउज़रों को पता नहीं चलता।",
    },
    person: {
      en: "Check that a Hindi voice reads the Hindi pages from the first word, including after a change of language.",
      hi: "देखें कि हिन्दी पेज पहले शब्द से ही हिन्दी आवाज़ में सुनाई देते हैं या नहीं, भाषा बदलने के बाद भी।",
    },
  },
  {
    id: "3.1.2",
    level: "AA",
    since: "2.0",
    name: { en: "Language of Parts", hi: "हिस्सों की भाषा" },
    asks: {
      en: "Text in the other language is marked in the code, for example the name of the other language in the language link.",
      hi: "पेज में दूसरी भाषा के शब्द हों, तो कोड में उनकी भाषा बताई जाए, जैसे भाषा बदलने के लिंक में दूसरी भाषा का नाम।",
    },
    person: {
      en: "Check which English words now belong to everyday Hindi, so that the Hindi voice should speak them.",
      hi: "देखें कि कौन-से अंग्रेज़ी शब्द अब बोलचाल की हिन्दी का हिस्सा हैं और हिन्दी आवाज़ में ही बोले जाने चाहिए।",
    },
  },
  {
    id: "3.1.3",
    level: "AAA",
    since: "2.0",
    name: { en: "Unusual Words", hi: "अनजाने शब्द" },
    asks: {
      en: "A legal or banking term is explained where it first appears, and the screens use everyday words.",
      hi: "कानून या बैंक का कोई शब्द पहली बार आए, तो वहीं समझाया जाए। स्क्रीन पर बोलचाल के शब्द हों।",
    },
    person: {
      en: "Check which words are difficult for a borrower who does not know banking terms.",
      hi: "देखें कि बैंक की भाषा न जानने वाले लोग किन शब्दों पर अटकते हैं।",
    },
  },
  {
    id: "3.1.4",
    level: "AAA",
    since: "2.0",
    name: { en: "Abbreviations", hi: "छोटे रूप" },
    asks: {
      en: "APR, KYC, NBFC, EMI and other abbreviations are given in full where they first appear on a page.",
      hi: "APR, KYC, NBFC और EMI जैसे छोटे रूप पेज पर पहली बार आएँ, तो साथ में पूरा नाम लिखा हो।",
    },
    person: {
      en: "Check that every page does this by itself, because people read one page and not the whole site.",
      hi: "देखें कि हर पेज पर अलग से ऐसा है या नहीं, क्योंकि लोग एक पेज पढ़ते हैं, पूरी साइट नहीं।",
    },
  },
  {
    id: "3.1.5",
    level: "AAA",
    since: "2.0",
    name: { en: "Reading Level", hi: "पढ़ने का स्तर" },
    asks: {
      en: "People with about nine years of school can read the texts, or a shorter and easier version of them. Each policy starts with a summary of five lines.",
      hi: "लगभग नौ साल की पढ़ाई वाला व्यक्ति पाठ समझ सके, या साथ में आसान और छोटा पाठ हो। हर नीति पाँच पंक्तियों के सार से शुरू होती है।",
    },
    person: {
      en: "Ask borrowers with that much schooling, in Hindi, what they must do, by when and at what cost.",
      hi: "इतनी पढ़ाई वाले लोगों से हिन्दी में पूछें कि उन्हें क्या करना है, कब तक करना है और इसमें कितना खर्च है।",
    },
  },
  {
    id: "3.1.6",
    level: "AAA",
    since: "2.0",
    name: { en: "Pronunciation", hi: "उच्चारण" },
    asks: {
      en: "If the meaning of a word depends on its pronunciation, the pronunciation is given. We know of no such words in our texts.",
      hi: "किसी शब्द का अर्थ उसके उच्चारण से बदलता हो, तो उच्चारण बताया जाए। हमारी जानकारी में साइट पर ऐसा कोई शब्द नहीं है।",
    },
    person: {
      en: "Listen to a Hindi page and check whether the voice mispronounces any word so badly that its meaning is lost.",
      hi: "हिन्दी पेज सुनें और देखें कि आवाज़ कोई शब्द इतना गलत तो नहीं बोलती कि उसका अर्थ ही खो जाए।",
    },
  },
  {
    id: "3.2.1",
    level: "A",
    since: "2.0",
    name: { en: "On Focus", hi: "फ़ोकस आने पर" },
    asks: { en: "Moving the focus to a control triggers nothing.", hi: "किसी बटन या फ़ील्ड पर फ़ोकस आने भर से कुछ न हो।" },
    person: {
      en: "Check that nothing surprises someone who only moves through the page with Tab.",
      hi: "देखें कि सिर्फ़ Tab दबाकर पेज में आगे बढ़ने वाले के सामने अचानक कुछ तो नहीं होता।",
    },
  },
  {
    id: "3.2.2",
    level: "A",
    since: "2.0",
    name: { en: "On Input", hi: "भरने पर" },
    asks: {
      en: "Selecting or typing causes no unexpected change. When a state is selected, its cities load and a message says so. Nothing is sent until the form is submitted.",
      hi: "चुनने या लिखने से अचानक कुछ न बदले। राज्य चुनने पर उसके शहर आते हैं और यह बताया जाता है। फ़ॉर्म जमा किए बिना कुछ नहीं भेजा जाता।",
    },
    person: {
      en: "Check that people understand why the city and PIN code are cleared when the state changes.",
      hi: "देखें कि लोगों को समझ आता है या नहीं कि राज्य बदलने पर शहर और पिन कोड क्यों हट जाते हैं।",
    },
  },
  {
    id: "3.2.3",
    level: "AA",
    since: "2.0",
    name: { en: "Consistent Navigation", hi: "हर जगह एक जैसा मेन्यू" },
    asks: {
      en: "The links in the header and the footer are in the same order on every page and in both languages.",
      hi: "ऊपर के मेन्यू और नीचे के लिंक का क्रम हर पेज पर और दोनों भाषाओं में एक ही हो।",
    },
    person: {
      en: "Check that the order on a phone is the same as on a computer.",
      hi: "देखें कि फ़ोन पर भी वही क्रम है या नहीं, जो कंप्यूटर पर है।",
    },
  },
  {
    id: "3.2.4",
    level: "AA",
    since: "2.0",
    name: { en: "Consistent Identification", hi: "एक काम का एक नाम" },
    asks: {
      en: "Things that do the same have the same name everywhere.",
      hi: "जो चीज़ें एक ही काम करती हैं, उनका नाम हर जगह एक ही हो।",
    },
    person: {
      en: "Check that different things also have different names, such as the loan status page and the PAN verification page.",
      hi: "देखें कि अलग-अलग चीज़ों के नाम भी अलग हैं या नहीं, जैसे आवेदन की स्थिति के पेज और PAN की जाँच के पेज के।",
    },
  },
  {
    id: "3.2.5",
    level: "AAA",
    since: "2.0",
    name: { en: "Change on Request", hi: "माँगने पर ही बदले" },
    asks: {
      en: "The page changes only when the visitor asks for it. No new windows open and no page reloads automatically.",
      hi: "पेज तभी बदले, जब व्यक्ति खुद कहे। न अपने-आप नई विंडो खुले, न पेज अपने-आप दोबारा लोड हो।",
    },
    person: {
      en: "Check that links to email, phone and payment apps say where they lead before people leave the site.",
      hi: "देखें कि ईमेल, फ़ोन और भुगतान ऐप के लिंक साइट से बाहर ले जाने से पहले बताते हैं या नहीं कि वे कहाँ ले जाएँगे।",
    },
  },
  {
    id: "3.2.6",
    level: "A",
    since: "2.2",
    name: { en: "Consistent Help", hi: "मदद हर पेज पर एक ही जगह" },
    asks: {
      en: "Help by phone, email and WhatsApp is in the same place on every page.",
      hi: "फ़ोन, ईमेल और WhatsApp से मिलने वाली मदद हर पेज पर एक ही जगह हो।",
    },
    person: {
      en: "Check that someone who is stuck in the middle of the form can find the help.",
      hi: "देखें कि फ़ॉर्म के बीच में अटके व्यक्ति को मदद मिल जाती है या नहीं।",
    },
  },
  {
    id: "3.3.1",
    level: "A",
    since: "2.0",
    name: { en: "Error Identification", hi: "गड़बड़ी की पहचान" },
    asks: {
      en: "Every error names its field in words, both beside the field and in a list above the form. Screen readers announce the error.",
      hi: "हर गड़बड़ी शब्दों में बताए कि वह किस फ़ील्ड की है, फ़ील्ड के पास भी और फ़ॉर्म के ऊपर की सूची में भी। स्क्रीन रीडर उसे बोलकर बताए।",
    },
    person: {
      en: "Check that someone who only listens can tell what is wrong and where.",
      hi: "देखें कि सिर्फ़ सुनने वाले को पता चलता है या नहीं कि गड़बड़ी क्या है और कहाँ है।",
    },
  },
  {
    id: "3.3.2",
    level: "A",
    since: "2.0",
    name: { en: "Labels or Instructions", hi: "लेबल या निर्देश" },
    asks: {
      en: "Before people fill in a field, it says what to enter, in which format, and whether it is optional.",
      hi: "भरने से पहले ही हर फ़ील्ड बताए कि उसमें क्या और किस रूप में लिखना है, और उसे खाली छोड़ सकते हैं या नहीं।",
    },
    person: {
      en: "Check that there are enough hints and not too many.",
      hi: "देखें कि संकेत काफ़ी हैं या नहीं, और कहीं ज़रूरत से ज़्यादा तो नहीं।",
    },
  },
  {
    id: "3.3.3",
    level: "AA",
    since: "2.0",
    name: { en: "Error Suggestion", hi: "गड़बड़ी का हल" },
    asks: {
      en: "Every error says how to correct it: how many digits, which file types, what a PAN looks like.",
      hi: "हर गड़बड़ी के साथ लिखा हो कि उसे कैसे ठीक करें: कितने अंक चाहिए, कैसी फ़ाइल चाहिए, PAN नंबर कैसा होता है।",
    },
    person: {
      en: "Check that people correct the error at the first attempt. The message beside the field is short. The list above the form names the field.",
      hi: "देखें कि लोग पहली बार में ही गड़बड़ी ठीक कर पाते हैं या नहीं। फ़ील्ड के पास का संदेश छोटा है। फ़ॉर्म के ऊपर की सूची में फ़ील्ड का नाम भी है।",
    },
  },
  {
    id: "3.3.4",
    level: "AA",
    since: "2.0",
    name: { en: "Error Prevention (Legal, Financial, Data)", hi: "गलती से बचाव (कानूनी, पैसे की, डेटा की)" },
    asks: {
      en: "An application commits no one to a loan. It is checked before it is sent, and it can be corrected. Pressing the button again does not create a second application. A video can be viewed before it is sent.",
      hi: "आवेदन करने से कोई लोन लेने को बाध्य नहीं होता। आवेदन भेजने से पहले जाँचा जाता है और सुधारा जा सकता है। बटन कई बार दबाने पर भी आवेदन एक ही बनता है। वीडियो भेजने से पहले देखा जा सकता है।",
    },
    person: {
      en: "Check that people know, before they press the button, what happens next and how to withdraw the application.",
      hi: "देखें कि बटन दबाने से पहले लोगों को पता होता है या नहीं कि आगे क्या होगा और आवेदन वापस कैसे लेना है।",
    },
  },
  {
    id: "3.3.5",
    level: "AAA",
    since: "2.0",
    name: { en: "Help", hi: "मदद" },
    asks: {
      en: "Help fits the place: hints at the fields, a list of required items beside the form, and a person on the phone.",
      hi: "जहाँ जैसी मदद चाहिए, वहाँ वैसी मिले: फ़ील्ड के पास संकेत, फ़ॉर्म के पास ज़रूरी चीज़ों की सूची, और फ़ोन पर बात करने के लिए कोई व्यक्ति।",
    },
    person: {
      en: "Check that our staff can really fill in the form together with the caller on the phone.",
      hi: "देखें कि हमारे कर्मचारी फ़ोन करने वाले के साथ मिलकर सचमुच फ़ॉर्म भरवा पाते हैं या नहीं।",
    },
  },
  {
    id: "3.3.6",
    level: "AAA",
    since: "2.0",
    name: { en: "Error Prevention (All)", hi: "गलती से बचाव (सब जगह)" },
    asks: {
      en: "Every form, including a message or a job application, is checked before it is sent and can be corrected.",
      hi: "हर फ़ॉर्म भेजने से पहले जाँचा जाए और सुधारा जा सके, संदेश और नौकरी का आवेदन भी।",
    },
    person: {
      en: "Check that someone who has sent a wrong message can find out how to correct it.",
      hi: "देखें कि गलत संदेश भेज देने वाले को पता चलता है या नहीं कि अब उसे कैसे सुधारना है।",
    },
  },
  {
    id: "3.3.7",
    level: "A",
    since: "2.2",
    name: { en: "Redundant Entry", hi: "दोबारा न पूछना" },
    asks: {
      en: "Nothing is asked twice for the same task. After the application, the loan status page and the video page know which application it is.",
      hi: "एक ही काम में कोई बात दो बार न पूछी जाए। आवेदन के बाद स्थिति वाले पेज और वीडियो वाले पेज को पता रहता है कि आवेदन कौन-सा है।",
    },
    person: {
      en: "Go all the way from the form to the video, and check what people have to type again.",
      hi: "फ़ॉर्म से वीडियो तक पूरा रास्ता तय करें और देखें कि क्या दोबारा लिखना पड़ता है।",
    },
  },
  {
    id: "3.3.8",
    level: "AA",
    since: "2.2",
    name: { en: "Accessible Authentication (Minimum)", hi: "पहचान की सुगम जाँच (न्यूनतम)" },
    asks: {
      en: "No one has to remember, copy or solve anything to get in. The site has no login and no puzzle, and numbers can be pasted.",
      hi: "अंदर आने के लिए कुछ याद रखना, देखकर लिखना या हल करना न पड़े। साइट पर न लॉग-इन है, न कोई पहेली। नंबर पेस्ट किए जा सकते हैं।",
    },
    person: {
      en: "On the video page, check that reading the script aloud from the screen is never the only way.",
      hi: "वीडियो वाले पेज पर देखें कि स्क्रीन से पढ़कर बोलना ही एकमात्र रास्ता तो नहीं है।",
    },
  },
  {
    id: "3.3.9",
    level: "AAA",
    since: "2.2",
    name: { en: "Accessible Authentication (Enhanced)", hi: "पहचान की सुगम जाँच (पूरी)" },
    asks: {
      en: "No one has to recognise pictures or personal objects either.",
      hi: "किसी को तस्वीरें या अपनी चीज़ें पहचाननी भी न पड़ें।",
    },
    person: { en: "Check the video page as for 3.3.8.", hi: "वीडियो वाला पेज उसी तरह देखें, जैसे 3.3.8 के लिए।" },
  },
];
