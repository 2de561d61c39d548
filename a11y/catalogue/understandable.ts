import type { CriterionText } from "./criterion.ts";

/** Principle 3: what is said and what happens can be understood. */
export const understandable: readonly CriterionText[] = [
  {
    id: "3.1.1", level: "A", since: "2.0",
    name: { en: "Language of Page", hi: "पेज की भाषा" },
    asks: { en: "Each page says in code whether it is English or Hindi, in the HTML as it is sent: some browsers never hear of a change that comes later.", hi: "हर पेज कोड में बताए कि वह हिन्दी में है या अंग्रेज़ी में, और भेजे गए HTML में ही। बाद में बदलने पर कुछ ब्राउज़रों को पता नहीं चलता।" },
    person: { en: "Whether a Hindi voice reads the Hindi pages from the first word on, also after the switch.", hi: "हिन्दी पेज पहले शब्द से ही हिन्दी आवाज़ में सुनाई देते हैं या नहीं, भाषा बदलने के बाद भी।" },
  },
  {
    id: "3.1.2", level: "AA", since: "2.0",
    name: { en: "Language of Parts", hi: "हिस्सों की भाषा" },
    asks: { en: "A passage in the other language is marked as such, for instance the name of the other language in the switch.", hi: "दूसरी भाषा का हिस्सा कोड में बताया जाए, जैसे भाषा बदलने के लिंक में दूसरी भाषा का नाम।" },
    person: { en: "Which English words in Hindi are Hindi by now and should be spoken by the Hindi voice.", hi: "हिन्दी में आए कौन-से अंग्रेज़ी शब्द अब हिन्दी के हैं और हिन्दी आवाज़ में ही बोले जाने चाहिए।" },
  },
  {
    id: "3.1.3", level: "AAA", since: "2.0",
    name: { en: "Unusual Words", hi: "अनजाने शब्द" },
    asks: { en: "A word of law or banking is explained where it first stands, and on screen the everyday word is used.", hi: "कानून या बैंक का शब्द पहली बार आए, तो वहीं समझाया जाए। स्क्रीन पर रोज़ का शब्द हो।" },
    person: { en: "Which words a borrower without a bank's schooling stumbles over.", hi: "बैंक के शब्द न जानने वाला किन शब्दों पर अटकता है।" },
  },
  {
    id: "3.1.4", level: "AAA", since: "2.0",
    name: { en: "Abbreviations", hi: "छोटे रूप" },
    asks: { en: "APR, KYC, NBFC, EMI and the like are written out where they first stand on a page.", hi: "APR, KYC, NBFC, EMI जैसे छोटे रूप पेज पर पहली बार आएँ, तो उनका पूरा अर्थ साथ लिखा हो।" },
    person: { en: "Whether each page does so by itself, for one reads a page and not the site.", hi: "हर पेज अपने-आप में ऐसा करता है या नहीं, क्योंकि लोग एक पेज पढ़ते हैं, पूरी साइट नहीं।" },
  },
  {
    id: "3.1.5", level: "AAA", since: "2.0",
    name: { en: "Reading Level", hi: "पढ़ने का स्तर" },
    asks: { en: "Texts can be read with about nine years of school, or have a shorter text that can: each policy begins with its gist in five lines.", hi: "पाठ लगभग नौ साल की पढ़ाई वाला समझ सके, या उसका आसान रूप साथ हो। हर नीति पाँच पंक्तियों के सार से शुरू होती है।" },
    person: { en: "Borrowers with that schooling, asked in Hindi what they must do, by when and at what cost.", hi: "इतनी पढ़ाई वाले लोगों से हिन्दी में पूछें: क्या करना है, कब तक और कितने खर्च में।" },
  },
  {
    id: "3.1.6", level: "AAA", since: "2.0",
    name: { en: "Pronunciation", hi: "उच्चारण" },
    asks: { en: "Where a word's sense hangs on how it is said, that is given. There are no such words in our texts that we know of.", hi: "जिस शब्द का अर्थ उच्चारण से बदलता हो, उसका उच्चारण बताया जाए। हमारे पाठ में ऐसा कोई शब्द हमें नहीं मिला।" },
    person: { en: "Listening to a Hindi page: which words a voice gets wrong so that their sense is lost.", hi: "हिन्दी पेज सुनें: आवाज़ कौन-से शब्द इतने गलत बोलती है कि अर्थ खो जाए।" },
  },
  {
    id: "3.2.1", level: "A", since: "2.0",
    name: { en: "On Focus", hi: "फ़ोकस आने पर" },
    asks: { en: "Reaching a control by key sets nothing off.", hi: "कीबोर्ड से किसी चीज़ पर पहुँचने भर से कुछ न हो।" },
    person: { en: "That nothing startles somebody who only walks through the page by Tab.", hi: "सिर्फ़ Tab से पेज देखने वाले के सामने अचानक कुछ तो नहीं होता।" },
  },
  {
    id: "3.2.2", level: "A", since: "2.0",
    name: { en: "On Input", hi: "भरने पर" },
    asks: { en: "Choosing or typing changes nothing unexpected: a state brings its cities and says so, and nothing is sent before it is submitted.", hi: "चुनने या लिखने से कुछ अचानक न बदले। राज्य चुनने पर उसके शहर आते हैं और यह बताया जाता है। जमा किए बिना कुछ नहीं भेजा जाता।" },
    person: { en: "Whether it is understood that a new state empties city and PIN code.", hi: "यह समझ आता है या नहीं कि राज्य बदलने से शहर और पिन कोड खाली हो जाते हैं।" },
  },
  {
    id: "3.2.3", level: "AA", since: "2.0",
    name: { en: "Consistent Navigation", hi: "हर जगह एक जैसा मेन्यू" },
    asks: { en: "Header and footer stand in the same order on every page and in both languages.", hi: "ऊपरी मेन्यू और निचले लिंक हर पेज पर और दोनों भाषाओं में एक ही क्रम में हों।" },
    person: { en: "That the order on a phone is the one that one knows from a computer.", hi: "फ़ोन पर भी वही क्रम है या नहीं जो कंप्यूटर पर है।" },
  },
  {
    id: "3.2.4", level: "AA", since: "2.0",
    name: { en: "Consistent Identification", hi: "एक काम का एक नाम" },
    asks: { en: "What does the same is called the same everywhere.", hi: "जो चीज़ एक ही काम करती है, उसका नाम हर जगह एक ही हो।" },
    person: { en: "Whether things that differ are also called differently, such as the two look-ups.", hi: "अलग चीज़ों के नाम भी अलग हैं या नहीं, जैसे दोनों खोज वाले पेज।" },
  },
  {
    id: "3.2.5", level: "AAA", since: "2.0",
    name: { en: "Change on Request", hi: "माँगने पर ही बदले" },
    asks: { en: "The page changes only when one asks it to: no new windows, no refresh by itself.", hi: "पेज तभी बदले जब कहा जाए। न अपने-आप नई विंडो खुले, न पेज अपने-आप दोबारा लोड हो।" },
    person: { en: "Links to mail, telephone and payment apps: that they say so before they leave the site.", hi: "ईमेल, फ़ोन और भुगतान ऐप के लिंक: साइट से बाहर जाने से पहले यह बताते हैं या नहीं।" },
  },
  {
    id: "3.2.6", level: "A", since: "2.2",
    name: { en: "Consistent Help", hi: "मदद हर जगह एक ही जगह" },
    asks: { en: "Help, by phone, e-mail and WhatsApp, stands in the same place on every page.", hi: "फ़ोन, ईमेल और WhatsApp से मदद हर पेज पर एक ही जगह मिले।" },
    person: { en: "Whether it is found by somebody who is stuck in the middle of the form.", hi: "फ़ॉर्म के बीच अटके व्यक्ति को वह मिल जाती है या नहीं।" },
  },
  {
    id: "3.3.1", level: "A", since: "2.0",
    name: { en: "Error Identification", hi: "गड़बड़ी की पहचान" },
    asks: { en: "An error names its field in words, beside it and in a list above the form, and is read out.", hi: "गड़बड़ी शब्दों में बताए कि किस फ़ील्ड की है, उसके पास भी और फ़ॉर्म के ऊपर की सूची में भी। स्क्रीन रीडर उसे बोले।" },
    person: { en: "Whether one knows from hearing alone what is wrong and where.", hi: "सिर्फ़ सुनकर समझ आता है या नहीं कि क्या गलत है और कहाँ।" },
  },
  {
    id: "3.3.2", level: "A", since: "2.0",
    name: { en: "Labels or Instructions", hi: "लेबल या निर्देश" },
    asks: { en: "Each field says before it is filled in what is wanted and in which form, and whether it may be left empty.", hi: "हर फ़ील्ड भरने से पहले बताए कि क्या और किस रूप में लिखना है, और क्या उसे खाली छोड़ सकते हैं।" },
    person: { en: "Whether the hints are enough and none is too many.", hi: "संकेत काफ़ी हैं या नहीं, और कहीं ज़रूरत से ज़्यादा तो नहीं।" },
  },
  {
    id: "3.3.3", level: "AA", since: "2.0",
    name: { en: "Error Suggestion", hi: "गड़बड़ी का हल" },
    asks: { en: "An error says how to mend it: how many digits, which kinds of file, what a PAN looks like.", hi: "गड़बड़ी के साथ उसे ठीक करने का तरीका हो: कितने अंक, किस तरह की फ़ाइल, PAN कैसा होता है।" },
    person: { en: "Whether people mend it at the first try. The message beside the field is short; the list above the form says which field it is.", hi: "लोग पहली बार में ठीक कर पाते हैं या नहीं। फ़ील्ड के पास का संदेश छोटा है, फ़ॉर्म के ऊपर की सूची बताती है कि वह किस फ़ील्ड का है।" },
  },
  {
    id: "3.3.4", level: "AA", since: "2.0",
    name: { en: "Error Prevention (Legal, Financial, Data)", hi: "गलती से बचाव (कानूनी, पैसे की, डेटा की)" },
    asks: { en: "An application commits nobody to a loan; it is checked before it is sent, can be corrected, and counts once however often it is pressed. A video can be seen before it is sent.", hi: "आवेदन से कोई लोन लेने को बाध्य नहीं होता। भेजने से पहले उसकी जाँच होती है, उसे सुधारा जा सकता है, और कई बार दबाने पर भी वह एक ही गिना जाता है। वीडियो भेजने से पहले देखा जा सकता है।" },
    person: { en: "Whether one knows at the button what happens next and how to take it back.", hi: "बटन दबाते समय पता होता है या नहीं कि आगे क्या होगा और आवेदन वापस कैसे लिया जाता है।" },
  },
  {
    id: "3.3.5", level: "AAA", since: "2.0",
    name: { en: "Help", hi: "मदद" },
    asks: { en: "Help fits the place: hints at fields, what is needed beside the form, a person by phone.", hi: "मदद जगह के अनुसार हो: फ़ील्ड के पास संकेत, फ़ॉर्म के पास ज़रूरी चीज़ों की सूची, और फ़ोन पर व्यक्ति।" },
    person: { en: "Whether the person on the phone can really fill in the form together with the caller.", hi: "फ़ोन पर बैठा व्यक्ति सचमुच साथ मिलकर फ़ॉर्म भरवा पाता है या नहीं।" },
  },
  {
    id: "3.3.6", level: "AAA", since: "2.0",
    name: { en: "Error Prevention (All)", hi: "गलती से बचाव (सब जगह)" },
    asks: { en: "Every form, also a message or a job application, is checked before it is sent and can be mended.", hi: "हर फ़ॉर्म, संदेश और नौकरी का आवेदन भी, भेजने से पहले जाँचा जाए और सुधारा जा सके।" },
    person: { en: "Whether somebody who sent a wrong message finds out how to correct it.", hi: "गलत संदेश भेजने वाले को पता चलता है या नहीं कि उसे कैसे सुधारे।" },
  },
  {
    id: "3.3.7", level: "A", since: "2.2",
    name: { en: "Redundant Entry", hi: "दोबारा न पूछना" },
    asks: { en: "Nothing is asked twice within one errand: after the application the look-up and the video page know which one it is.", hi: "एक ही काम में कोई बात दो बार न पूछी जाए। आवेदन के बाद स्थिति वाला पेज और वीडियो पेज जानते हैं कि आवेदन कौन-सा है।" },
    person: { en: "The whole way from the form to the video: what one has to type again.", hi: "फ़ॉर्म से वीडियो तक पूरे रास्ते में क्या दोबारा लिखना पड़ता है।" },
  },
  {
    id: "3.3.8", level: "AA", since: "2.2",
    name: { en: "Accessible Authentication (Minimum)", hi: "पहचान की सुगम जाँच (न्यूनतम)" },
    asks: { en: "Nobody must remember, copy or solve something to get in. There is no login, no puzzle; numbers may be pasted.", hi: "अंदर आने के लिए कुछ याद रखना, उतारना या हल करना न पड़े। न लॉग-इन है, न पहेली। नंबर पेस्ट किए जा सकते हैं।" },
    person: { en: "The video statement: that reading aloud by sight is never the only way.", hi: "वीडियो बयान: देखकर बोलना ही एक रास्ता न हो।" },
  },
  {
    id: "3.3.9", level: "AAA", since: "2.2",
    name: { en: "Accessible Authentication (Enhanced)", hi: "पहचान की सुगम जाँच (पूरी)" },
    asks: { en: "Nor must anybody recognise pictures or things of their own.", hi: "किसी को तस्वीरें या अपनी चीज़ें पहचाननी भी न पड़ें।" },
    person: { en: "The same look at the video statement.", hi: "वीडियो बयान को उसी तरह देखें।" },
  },
];
