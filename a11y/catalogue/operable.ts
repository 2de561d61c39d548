import type { CriterionText } from "./criterion.ts";

/** Principle 2: everything can be worked, by whatever hand, key, voice or switch. */
export const operableCriteria: readonly CriterionText[] = [
  {
    id: "2.1.1",
    level: "A",
    since: "2.0",
    name: { en: "Keyboard", hi: "कीबोर्ड" },
    asks: {
      en: "Everything that works with a finger or a mouse also works with the keyboard: menus, sliders, lists, carousels, the map button and the camera controls.",
      hi: "उँगली या माउस से जो हो सकता है, वह कीबोर्ड से भी हो: मेन्यू, स्लाइडर, सूचियाँ, स्लाइड शो, नक्शे का बटन और कैमरे के बटन।",
    },
    person: {
      en: "Check that someone can complete the whole loan application without a mouse, and never has to guess which key to press next.",
      hi: "देखें कि लोन का पूरा आवेदन बिना माउस के हो पाता है या नहीं, और कहीं यह तो नहीं सोचना पड़ता कि अब कौन-सी कुंजी दबानी है।",
    },
  },
  {
    id: "2.1.2",
    level: "A",
    since: "2.0",
    name: { en: "No Keyboard Trap", hi: "कीबोर्ड कहीं न फँसे" },
    asks: {
      en: "The keyboard focus can leave every part of the page: lists and dialogs with Escape, the map frame with Tab.",
      hi: "कीबोर्ड से जहाँ पहुँचें, वहाँ से निकल भी सकें: सूची और डायलॉग से Escape दबाकर, नक्शे से Tab दबाकर।",
    },
    person: {
      en: "Load the map from OpenStreetMap and check that Tab moves past the map.",
      hi: "OpenStreetMap का नक्शा खोलें और देखें कि Tab दबाकर उससे आगे निकल पाते हैं या नहीं।",
    },
  },
  {
    id: "2.1.3",
    level: "AAA",
    since: "2.0",
    name: { en: "Keyboard (No Exception)", hi: "कीबोर्ड (कोई छूट नहीं)" },
    asks: {
      en: "Everything works with the keyboard, without exception. Nothing on the site requires a particular movement of the hand.",
      hi: "बिना किसी छूट के सब कुछ कीबोर्ड से हो। साइट पर ऐसा कुछ नहीं है, जिसके लिए हाथ किसी खास ढंग से चलाना पड़े।",
    },
    person: {
      en: "The map comes from OpenStreetMap. Check whether people can move and zoom the map with the keyboard.",
      hi: "नक्शा OpenStreetMap का है, हमारा नहीं। देखें कि वह कीबोर्ड से खिसकता और बड़ा होता है या नहीं।",
    },
  },
  {
    id: "2.1.4",
    level: "A",
    since: "2.1",
    name: { en: "Character Key Shortcuts", hi: "एक अक्षर वाले शॉर्टकट" },
    asks: {
      en: "Pressing a single letter triggers nothing, so speech input cannot trigger anything by mistake.",
      hi: "किसी अकेले अक्षर को दबाने से कुछ न हो, ताकि बोलकर लिखते समय कुछ गलती से न चल पड़े।",
    },
    person: {
      en: "With speech input, check that dictating a name or a number does not press any button.",
      hi: "बोलकर लिखते समय देखें कि नाम या नंबर बोलने से कोई बटन तो नहीं दब जाता।",
    },
  },
  {
    id: "2.2.1",
    level: "A",
    since: "2.0",
    name: { en: "Timing Adjustable", hi: "समय घटाया-बढ़ाया जा सके" },
    asks: {
      en: "No form times out while someone fills it in, and no one is logged out. The only limit is the length of a video statement. Visitors can record the video again as often as they like, or choose another way.",
      hi: "फ़ॉर्म भरने के लिए समय की कोई सीमा न हो, और कोई बीच में लॉग-आउट न हो। समय की सीमा सिर्फ़ पहचान के वीडियो में है। उसे जितनी बार चाहें दोबारा रिकॉर्ड कर सकते हैं, या कोई दूसरा तरीका चुन सकते हैं।",
    },
    person: {
      en: "Check that the time limit of the video is enough for someone who speaks slowly, stammers or signs, and that the other way is easy to find.",
      hi: "देखें कि धीरे बोलने वाले, हकलाने वाले या संकेतों से बात करने वाले के लिए वीडियो का समय काफ़ी है या नहीं, और दूसरा तरीका आसानी से मिलता है या नहीं।",
    },
  },
  {
    id: "2.2.2",
    level: "A",
    since: "2.0",
    name: { en: "Pause, Stop, Hide", hi: "रोकना, बंद करना, छिपाना" },
    asks: {
      en: "Anything that moves automatically for more than 5 seconds has a button to pause it: the background video, the tips, the documents, the features and the reviews.",
      hi: "जो 5 सेकंड से ज़्यादा अपने-आप चले, उसे रोकने का बटन हो: पीछे का वीडियो, सलाह, दस्तावेज़, खूबियाँ और ग्राहकों की राय।",
    },
    person: {
      en: "Check that people find the button before the movement drives them away.",
      hi: "देखें कि हिलती चीज़ों से परेशान होकर लौट जाने से पहले लोगों को रोकने का बटन मिल जाता है या नहीं।",
    },
  },
  {
    id: "2.2.3",
    level: "AAA",
    since: "2.0",
    name: { en: "No Timing", hi: "समय की कोई सीमा नहीं" },
    asks: {
      en: "This criterion allows no time limits at all. The video statement has a time limit, so the site does not aim to meet this criterion.",
      hi: "किसी भी काम में समय की सीमा न हो। पहचान के वीडियो में समय की सीमा है, इसलिए यह कसौटी साइट का लक्ष्य नहीं है।",
    },
    person: {
      en: "Find out whether the lender can accept a longer recording, or a recording in parts.",
      hi: "पता करें कि लोन देने वाली कंपनी लंबी रिकॉर्डिंग या टुकड़ों में की गई रिकॉर्डिंग ले सकती है या नहीं।",
    },
  },
  {
    id: "2.2.4",
    level: "AAA",
    since: "2.0",
    name: { en: "Interruptions", hi: "बीच में न टोकना" },
    asks: {
      en: "Nothing interrupts the visitor: no pop-up, no chat, no offer over the page. Only errors in the visitor's current task are announced.",
      hi: "बिना माँगे कुछ सामने न आए: न पॉप-अप, न चैट, न पेज के ऊपर कोई ऑफ़र। सिर्फ़ वही गड़बड़ी बताई जाए, जो चल रहे काम की हो।",
    },
    person: {
      en: "Check that the message offering the other language does not disturb someone who uses a screen reader.",
      hi: "देखें कि दूसरी भाषा का सुझाव देने वाला संदेश स्क्रीन रीडर इस्तेमाल करने वाले को टोकता तो नहीं।",
    },
  },
  {
    id: "2.2.5",
    level: "AAA",
    since: "2.0",
    name: { en: "Re-authenticating", hi: "दोबारा पहचान देना" },
    asks: {
      en: "No data is lost when a session ends. The site has no login and no session.",
      hi: "सत्र खत्म होने पर लिखा हुआ कुछ न मिटे। साइट पर न लॉग-इन है, न सत्र।",
    },
    person: { en: "Check that no login has been added since.", hi: "देखें कि बाद में कोई लॉग-इन तो नहीं जुड़ा।" },
  },
  {
    id: "2.2.6",
    level: "AAA",
    since: "2.1",
    name: { en: "Timeouts", hi: "समय खत्म होने की सूचना" },
    asks: {
      en: "If waiting could make people lose what they typed, the site warns them first. A draft is saved as long as its tab is open, and the form says which details are not saved.",
      hi: "रुकने से लिखा हुआ मिट सकता हो, तो यह पहले बताया जाए। अधूरा फ़ॉर्म तब तक बना रहता है, जब तक टैब खुला है। जो सेव नहीं होता, वह फ़ॉर्म में लिखा है।",
    },
    person: {
      en: "Check that people understand the message about the draft before they need it.",
      hi: "देखें कि अधूरे फ़ॉर्म के बारे में संदेश लोगों को ज़रूरत पड़ने से पहले समझ आता है या नहीं।",
    },
  },
  {
    id: "2.3.1",
    level: "A",
    since: "2.0",
    name: { en: "Three Flashes or Below Threshold", hi: "तीन बार से ज़्यादा न चमके" },
    asks: {
      en: "Nothing flashes more than 3 times in a second. The background video is slow, and nothing blinks.",
      hi: "एक सेकंड में कुछ भी 3 बार से ज़्यादा न चमके। पीछे का वीडियो धीमा है, और कुछ भी झपकता नहीं।",
    },
    person: {
      en: "Check the background video frame by frame each time a new version is made.",
      hi: "पीछे का वीडियो जब भी नया बने, उसे एक-एक दृश्य करके देखें।",
    },
  },
  {
    id: "2.3.2",
    level: "AAA",
    since: "2.0",
    name: { en: "Three Flashes", hi: "तीन बार से ज़्यादा कभी न चमके" },
    asks: {
      en: "Nothing flashes more than 3 times in a second, however small or faint the flash is.",
      hi: "एक सेकंड में कुछ भी 3 बार से ज़्यादा न चमके, चमक कितनी भी छोटी या हल्की हो।",
    },
    person: { en: "Check the background video as for 2.3.1.", hi: "पीछे का वीडियो उसी तरह देखें, जैसे 2.3.1 के लिए।" },
  },
  {
    id: "2.3.3",
    level: "AAA",
    since: "2.1",
    name: { en: "Animation from Interactions", hi: "काम करने पर होने वाली हलचल" },
    asks: {
      en: "For people whose device is set to reduce motion, nothing is animated: sections do not fade in, slides do not glide, and counters show the final number.",
      hi: "जिनके फ़ोन या कंप्यूटर में कम हलचल चुनी है, उन्हें हलचल न दिखे: पेज के हिस्से धीरे-धीरे न उभरें, स्लाइडें न खिसकें, और गिनती सीधे आखिरी संख्या दिखाए।",
    },
    person: {
      en: "Check that someone who feels sick from motion can use every page with that setting.",
      hi: "देखें कि जिन्हें हलचल से चक्कर आते हैं, वे इस सेटिंग के साथ हर पेज इस्तेमाल कर पाते हैं या नहीं।",
    },
  },
  {
    id: "2.4.1",
    level: "A",
    since: "2.0",
    name: { en: "Bypass Blocks", hi: "दोहराए गए हिस्से छोड़ना" },
    asks: {
      en: "The first press of Tab shows a link that skips the header. Landmarks and headings also let people jump ahead.",
      hi: "पहली बार Tab दबाते ही ऊपर का मेन्यू छोड़ने का लिंक मिले। पेज के भागों (लैंडमार्क) और शीर्षकों के सहारे भी सीधे आगे जाया जा सके।",
    },
    person: {
      en: "Check that the skip link leads to where reading should start, on every kind of page.",
      hi: "देखें कि हर तरह के पेज पर यह लिंक वहीं पहुँचाता है या नहीं, जहाँ से पढ़ना शुरू होना चाहिए।",
    },
  },
  {
    id: "2.4.2",
    level: "A",
    since: "2.0",
    name: { en: "Page Titled", hi: "पेज का शीर्षक" },
    asks: {
      en: "Each page has its own title that says what the page is for. If a form has errors, the title starts with the number of errors.",
      hi: "हर पेज का अपना शीर्षक हो, जो बताए कि पेज किस काम का है। फ़ॉर्म में गड़बड़ियाँ हों, तो शीर्षक उनकी संख्या से शुरू हो।",
    },
    person: {
      en: "Check that someone with 20 open tabs can recognise this page from its title alone.",
      hi: "देखें कि 20 टैब खुले हों, तब भी पेज सिर्फ़ अपने शीर्षक से पहचाना जाता है या नहीं।",
    },
  },
  {
    id: "2.4.3",
    level: "A",
    since: "2.0",
    name: { en: "Focus Order", hi: "फ़ोकस का क्रम" },
    asks: {
      en: "The focus order matches the meaning of the page. After a page change, an error or a dialog, the focus is where the visitor needs to continue.",
      hi: "फ़ोकस उसी क्रम में आगे बढ़े, जिसमें पेज समझ आता है। नया पेज खुलने, गड़बड़ी होने या डायलॉग बंद होने के बाद फ़ोकस वहीं हो, जहाँ से आगे बढ़ना है।",
    },
    person: {
      en: "Check that the focus goes where people expect it, especially after a form could not be submitted.",
      hi: "देखें कि फ़ोकस वहीं पहुँचता है या नहीं, जहाँ लोग उम्मीद करते हैं, खासकर जब फ़ॉर्म जमा न हो पाए।",
    },
  },
  {
    id: "2.4.4",
    level: "A",
    since: "2.0",
    name: { en: "Link Purpose (In Context)", hi: "लिंक कहाँ ले जाता है (आस-पास के पाठ से)" },
    asks: {
      en: "The link text and the sentence around it say where the link leads.",
      hi: "लिंक के शब्दों और उसके वाक्य से पता चले कि वह कहाँ ले जाता है।",
    },
    person: {
      en: "Check that link texts mean the same to a borrower as they do to us, in both languages.",
      hi: "देखें कि दोनों भाषाओं में लिंक के शब्दों से लोन लेने वाले वही समझते हैं या नहीं, जो हम कहना चाहते हैं।",
    },
  },
  {
    id: "2.4.5",
    level: "AA",
    since: "2.0",
    name: { en: "Multiple Ways", hi: "पहुँचने के कई रास्ते" },
    asks: {
      en: "Each page can be reached in more than one way: the menu, the footer, links in text, and search engines that read the sitemap.",
      hi: "हर पेज तक एक से ज़्यादा रास्तों से पहुँचा जा सके: मेन्यू, पेज के नीचे के लिंक, पाठ के बीच के लिंक, और साइटमैप पढ़ने वाले सर्च इंजन।",
    },
    person: {
      en: "Check that people can find a policy even if they do not know its name. The site has no search of its own.",
      hi: "देखें कि नीति का नाम न पता हो, तब भी लोग उसे ढूँढ पाते हैं या नहीं। साइट पर खोज की अपनी सुविधा नहीं है।",
    },
  },
  {
    id: "2.4.6",
    level: "AA",
    since: "2.0",
    name: { en: "Headings and Labels", hi: "शीर्षक और लेबल" },
    asks: {
      en: "Headings say what follows and labels say what to enter, in words people use.",
      hi: "शीर्षक बताएँ कि नीचे क्या है और लेबल बताएँ कि क्या भरना है। दोनों में ऐसे शब्द हों, जो लोग बोलते हैं।",
    },
    person: {
      en: "Check that people understand the headings and labels, especially obligations, official email and district.",
      hi: "देखें कि लोग शीर्षक और लेबल समझते हैं या नहीं, खासकर चल रही किस्तें, ऑफ़िस का ईमेल और ज़िला।",
    },
  },
  {
    id: "2.4.7",
    level: "AA",
    since: "2.0",
    name: { en: "Focus Visible", hi: "फ़ोकस दिखे" },
    asks: {
      en: "People who use a keyboard can always see where the focus is.",
      hi: "कीबोर्ड इस्तेमाल करने वालों को हमेशा दिखे कि फ़ोकस कहाँ है।",
    },
    person: {
      en: "Check that the focus indicator is easy to notice on a crowded page and with a screen magnifier.",
      hi: "देखें कि भरे हुए पेज पर और स्क्रीन बड़ी करने पर फ़ोकस का निशान आसानी से नज़र आता है या नहीं।",
    },
  },
  {
    id: "2.4.8",
    level: "AAA",
    since: "2.0",
    name: { en: "Location", hi: "आप कहाँ हैं" },
    asks: {
      en: "The page shows where it is within the site. The menu marks the current page, and a policy's list of contents marks the section being read.",
      hi: "पेज बताए कि आप साइट में कहाँ हैं। मेन्यू में मौजूदा पेज पर निशान हो, और नीति की सूची में उस भाग पर, जो अभी पढ़ा जा रहा है।",
    },
    person: {
      en: "Check that someone who comes from a search engine can tell which part of the site this page belongs to.",
      hi: "देखें कि सर्च इंजन से आया व्यक्ति समझ पाता है या नहीं कि यह पेज साइट के किस हिस्से का है।",
    },
  },
  {
    id: "2.4.9",
    level: "AAA",
    since: "2.0",
    name: { en: "Link Purpose (Link Only)", hi: "लिंक कहाँ ले जाता है (सिर्फ़ लिंक से)" },
    asks: {
      en: "The link text says where the link leads even when read on its own, in a list of links.",
      hi: "लिंकों की सूची में अकेला पढ़ने पर भी लिंक के शब्द बताएँ कि वह कहाँ ले जाता है।",
    },
    person: {
      en: "Read the screen reader's list of links on each page.",
      hi: "हर पेज पर स्क्रीन रीडर में लिंकों की सूची खोलकर पढ़ें।",
    },
  },
  {
    id: "2.4.10",
    level: "AAA",
    since: "2.0",
    name: { en: "Section Headings", hi: "हर भाग का शीर्षक" },
    asks: {
      en: "Long texts are divided into sections, each with a heading. In policies, the headings are numbered and listed at the start.",
      hi: "लंबे पाठ भागों में बँटे हों और हर भाग का शीर्षक हो। नीतियों में शीर्षकों पर संख्या है और उनकी सूची भी।",
    },
    person: {
      en: "Check that each section contains what its heading promises, and is not too long.",
      hi: "देखें कि हर भाग में वही है या नहीं, जो उसका शीर्षक कहता है, और भाग बहुत लंबा तो नहीं।",
    },
  },
  {
    id: "2.4.11",
    level: "AA",
    since: "2.2",
    name: { en: "Focus Not Obscured (Minimum)", hi: "फ़ोकस पूरा न ढके (न्यूनतम)" },
    asks: {
      en: "The element with the focus is never completely hidden behind the header, the help button or a message.",
      hi: "पेज के जिस हिस्से पर फ़ोकस है, वह ऊपर के मेन्यू, मदद के बटन या किसी संदेश के पीछे पूरा न छिपे।",
    },
    person: {
      en: "Check this on a phone with its on-screen keyboard open, and with the page zoomed in.",
      hi: "फ़ोन का कीबोर्ड खोलकर और पेज बड़ा करके भी यही देखें।",
    },
  },
  {
    id: "2.4.12",
    level: "AAA",
    since: "2.2",
    name: { en: "Focus Not Obscured (Enhanced)", hi: "फ़ोकस ज़रा भी न ढके" },
    asks: { en: "No part of the element with the focus is covered.", hi: "पेज के जिस हिस्से पर फ़ोकस है, वह ज़रा भी न ढके।" },
    person: {
      en: "Check this on a phone with its on-screen keyboard open, and with the page zoomed in.",
      hi: "फ़ोन का कीबोर्ड खोलकर और पेज बड़ा करके भी यही देखें।",
    },
  },
  {
    id: "2.4.13",
    level: "AAA",
    since: "2.2",
    name: { en: "Focus Appearance", hi: "फ़ोकस का निशान कैसा हो" },
    asks: {
      en: "The focus indicator is at least 2 pixels thick all round. The same pixels have a contrast of at least 3:1 with and without the focus.",
      hi: "फ़ोकस का निशान चारों ओर कम से कम 2 पिक्सेल मोटा हो। निशान दिखने पर उस जगह का रंग इतना बदले कि कंट्रास्ट कम से कम 3:1 हो।",
    },
    person: {
      en: "Check the focus indicator on drawings and over the background video, where the background has more than one colour.",
      hi: "चित्रों पर और पीछे के वीडियो के ऊपर फ़ोकस का निशान देखें, जहाँ पृष्ठभूमि में एक से ज़्यादा रंग हैं।",
    },
  },
  {
    id: "2.5.1",
    level: "A",
    since: "2.1",
    name: { en: "Pointer Gestures", hi: "उँगलियों के इशारे" },
    asks: {
      en: "Nothing requires two fingers or a swipe along a path. Carousels also have buttons and dots.",
      hi: "किसी काम के लिए दो उँगलियाँ लगाना या उँगली किसी खास राह पर चलाना ज़रूरी न हो। स्लाइड शो में बटन और बिंदु भी हैं।",
    },
    person: {
      en: "Check that the buttons of the map from OpenStreetMap do what pinching does.",
      hi: "देखें कि OpenStreetMap के नक्शे में बटन से भी वह सब होता है या नहीं, जो दो उँगलियों से होता है।",
    },
  },
  {
    id: "2.5.2",
    level: "A",
    since: "2.1",
    name: { en: "Pointer Cancellation", hi: "दबाना रद्द किया जा सके" },
    asks: {
      en: "An action happens when the finger is lifted. If the finger slides off before that, nothing happens.",
      hi: "काम उँगली उठाने पर ही हो। उँगली दबाकर हटा ली जाए, तो कुछ न हो।",
    },
    person: {
      en: "Check that someone with a tremor or a head pointer triggers nothing just by resting on a control.",
      hi: "देखें कि हाथ काँपने पर या सिर से चलने वाले पॉइंटर में, किसी बटन पर टिकने भर से कुछ चल तो नहीं पड़ता।",
    },
  },
  {
    id: "2.5.3",
    level: "A",
    since: "2.1",
    name: { en: "Label in Name", hi: "दिखने वाले शब्द नाम में भी हों" },
    asks: {
      en: "The words shown on a control are part of its accessible name, so that people can press it by saying those words.",
      hi: "बटन पर जो लिखा दिखता है, वह कोड में उसके नाम का हिस्सा हो, ताकि वे शब्द बोलकर बटन दबाया जा सके।",
    },
    person: {
      en: "With speech input in Hindi, check that saying the words shown presses the button.",
      hi: "हिन्दी में बोलकर देखें कि बटन पर लिखे शब्द बोलने से बटन दबता है या नहीं।",
    },
  },
  {
    id: "2.5.4",
    level: "A",
    since: "2.1",
    name: { en: "Motion Actuation", hi: "हिलाने से न चले" },
    asks: { en: "Nothing is operated by shaking or tilting the phone.", hi: "फ़ोन हिलाने या झुकाने से कुछ न हो।" },
    person: { en: "Check that this also applies to the camera page.", hi: "देखें कि कैमरे वाले पेज पर भी ऐसा ही है या नहीं।" },
  },
  {
    id: "2.5.5",
    level: "AAA",
    since: "2.1",
    name: { en: "Target Size (Enhanced)", hi: "दबाने की जगह (बड़ी)" },
    asks: {
      en: "Every target is at least 44 by 44 pixels, except links within a sentence.",
      hi: "जो दबाना है, वह कम से कम 44 × 44 पिक्सेल का हो। वाक्य के बीच के लिंक पर यह लागू नहीं है।",
    },
    person: {
      en: "Check what someone with an unsteady hand presses by mistake on a small phone.",
      hi: "देखें कि छोटे फ़ोन पर काँपते हाथ से गलती से क्या दब जाता है।",
    },
  },
  {
    id: "2.5.6",
    level: "AAA",
    since: "2.1",
    name: { en: "Concurrent Input Mechanisms", hi: "एक साथ कई साधन" },
    asks: {
      en: "Keyboard, mouse, touch and voice can be mixed at any time. A list looks different for a mouse and for a finger, but works with both.",
      hi: "कीबोर्ड, माउस, उँगली और आवाज़, सब कभी भी मिलाकर इस्तेमाल किए जा सकें। माउस और उँगली के लिए सूची अलग दिखती है, पर दोनों से चलती है।",
    },
    person: {
      en: "On a laptop with a touchscreen and on a phone with a keyboard, check that nothing stops working when someone switches between them.",
      hi: "टच स्क्रीन वाले लैपटॉप और कीबोर्ड लगे फ़ोन पर देखें कि साधन बदलने पर कुछ रुक तो नहीं जाता।",
    },
  },
  {
    id: "2.5.7",
    level: "AA",
    since: "2.2",
    name: { en: "Dragging Movements", hi: "खींचकर करने वाले काम" },
    asks: {
      en: "Everything that can be dragged also works without dragging. Each slider has a number field beside it, and each carousel has buttons.",
      hi: "जो खींचकर होता है, वह बिना खींचे भी हो। हर स्लाइडर के पास संख्या लिखने का फ़ील्ड है, और हर स्लाइड शो में बटन हैं।",
    },
    person: {
      en: "Check that someone who cannot drag notices the number field.",
      hi: "देखें कि जो लोग खींच नहीं सकते, उन्हें संख्या लिखने का फ़ील्ड नज़र आता है या नहीं।",
    },
  },
  {
    id: "2.5.8",
    level: "AA",
    since: "2.2",
    name: { en: "Target Size (Minimum)", hi: "दबाने की जगह (न्यूनतम)" },
    asks: {
      en: "Every target is at least 24 by 24 pixels, or has that much space around it.",
      hi: "जो दबाना है, वह कम से कम 24 × 24 पिक्सेल का हो, या उसके चारों ओर इतनी जगह हो।",
    },
    person: {
      en: "Check the browser's own controls, such as the calendar of a date field.",
      hi: "ब्राउज़र के अपने बटन देखें, जैसे तारीख के फ़ील्ड का कैलेंडर।",
    },
  },
];
