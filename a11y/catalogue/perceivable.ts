import type { CriterionText } from "./criterion.ts";

/** Principle 1: what is there can be seen, heard or felt. */
export const perceivableCriteria: readonly CriterionText[] = [
  {
    id: "1.1.1",
    level: "A",
    since: "2.0",
    name: { en: "Non-text Content", hi: "पाठ के अलावा सामग्री" },
    asks: {
      en: "An image that conveys information has a text alternative with the same information. Screen readers skip decorative images. The bank account details are shown as text beside the payment QR code.",
      hi: "जो चित्र कुछ बताता है, उसके साथ वही बात पाठ में भी हो। सजावट के चित्रों को स्क्रीन रीडर छोड़ दे। भुगतान के QR कोड के पास बैंक खाते की जानकारी लिखी हो।",
    },
    person: {
      en: "Check that each text alternative says what the image shows: the parts of the loan in the chart, the route on the map, and who sends and receives what in the lender's diagram.",
      hi: "देखें कि पाठ में वही बात है या नहीं, जो चित्र बताता है: चार्ट में लोन के हिस्से, नक्शे में रास्ता, और लोन देने वाली कंपनी के चित्र में कौन किसे क्या भेजता है।",
    },
  },
  {
    id: "1.2.1",
    level: "A",
    since: "2.0",
    name: { en: "Audio-only and Video-only (Prerecorded)", hi: "सिर्फ़ आवाज़ या सिर्फ़ वीडियो (पहले से रिकॉर्ड)" },
    asks: {
      en: "Audio-only and video-only content needs a text with the same information. Our only video is the background video on the home page. It has no sound and is decorative.",
      hi: "सिर्फ़ आवाज़ हो या सिर्फ़ तस्वीरें, वही बात पाठ में भी हो। हमारा एक ही वीडियो है, जो होम पेज के बैनर के पीछे चलता है। उसमें आवाज़ नहीं है, और वह सिर्फ़ सजावट है।",
    },
    person: {
      en: "Check that the background video gives no information that is missing from the page.",
      hi: "देखें कि पीछे के वीडियो में ऐसी कोई जानकारी तो नहीं है, जो पेज पर न लिखी हो।",
    },
  },
  {
    id: "1.2.2",
    level: "A",
    since: "2.0",
    name: { en: "Captions (Prerecorded)", hi: "कैप्शन (पहले से रिकॉर्ड)" },
    asks: {
      en: "Prerecorded video with sound has captions. The site has no such video of its own. On the video page, visitors play back only their own recording.",
      hi: "आवाज़ वाले रिकॉर्ड किए हुए वीडियो में कैप्शन हों। साइट का अपना ऐसा कोई वीडियो नहीं है। वीडियो वाले पेज पर व्यक्ति सिर्फ़ अपनी रिकॉर्डिंग चलाकर देखता है।",
    },
    person: {
      en: "Check that no video with sound has been added since, on any page or in any blog post.",
      hi: "देखें कि बाद में किसी पेज या ब्लॉग के लेख में आवाज़ वाला वीडियो तो नहीं जुड़ा।",
    },
  },
  {
    id: "1.2.3",
    level: "A",
    since: "2.0",
    name: {
      en: "Audio Description or Media Alternative (Prerecorded)",
      hi: "दृश्य का बोलकर वर्णन, या उसकी जगह पाठ (पहले से रिकॉर्ड)",
    },
    asks: {
      en: "If a prerecorded video shows something that it does not say, an audio description or a text describes it. The site has no such video.",
      hi: "रिकॉर्ड किए हुए वीडियो में जो दिखता है पर बोला नहीं जाता, उसका वर्णन आवाज़ या पाठ में हो। साइट पर ऐसा कोई वीडियो नहीं है।",
    },
    person: { en: "Check that no such video has been added since.", hi: "देखें कि बाद में ऐसा कोई वीडियो तो नहीं जुड़ा।" },
  },
  {
    id: "1.2.4",
    level: "AA",
    since: "2.0",
    name: { en: "Captions (Live)", hi: "कैप्शन (सीधा प्रसारण)" },
    asks: {
      en: "Live video with sound has captions. The site has no live broadcasts. A video statement is recorded and then sent, and is never a live call.",
      hi: "सीधे प्रसारण में जो बोला जाए, उसके कैप्शन हों। साइट पर कोई सीधा प्रसारण नहीं होता। पहचान का वीडियो रिकॉर्ड करके भेजा जाता है। यह लाइव कॉल नहीं है।",
    },
    person: {
      en: "Check that no live call or broadcast has been added since.",
      hi: "देखें कि बाद में कोई लाइव कॉल या सीधा प्रसारण तो नहीं जुड़ा।",
    },
  },
  {
    id: "1.2.5",
    level: "AA",
    since: "2.0",
    name: { en: "Audio Description (Prerecorded)", hi: "दृश्य का बोलकर वर्णन (पहले से रिकॉर्ड)" },
    asks: {
      en: "Prerecorded video has an audio description of what it shows. The site has no video that needs one.",
      hi: "रिकॉर्ड किए हुए वीडियो में जो दिखता है, उसका बोलकर वर्णन हो। साइट पर ऐसा कोई वीडियो नहीं है, जिसमें इसकी ज़रूरत हो।",
    },
    person: { en: "Check that no such video has been added since.", hi: "देखें कि बाद में ऐसा कोई वीडियो तो नहीं जुड़ा।" },
  },
  {
    id: "1.2.6",
    level: "AAA",
    since: "2.0",
    name: { en: "Sign Language (Prerecorded)", hi: "सांकेतिक भाषा (पहले से रिकॉर्ड)" },
    asks: {
      en: "Prerecorded speech is also available in sign language. The site has no prerecorded speech, and its text is not available in sign language.",
      hi: "रिकॉर्ड की हुई बात सांकेतिक भाषा में भी हो। साइट पर रिकॉर्ड की हुई कोई बात नहीं है, और साइट का पाठ सांकेतिक भाषा में नहीं है।",
    },
    person: {
      en: "Check whether people who sign need the application steps in Indian Sign Language.",
      hi: "देखें कि सांकेतिक भाषा में बात करने वाले लोगों को आवेदन के चरण भारतीय सांकेतिक भाषा में चाहिए या नहीं।",
    },
  },
  {
    id: "1.2.7",
    level: "AAA",
    since: "2.0",
    name: { en: "Extended Audio Description (Prerecorded)", hi: "वीडियो रोककर दृश्य का वर्णन (पहले से रिकॉर्ड)" },
    asks: {
      en: "If the speech leaves no pause for an audio description, the video pauses for the description. The site has no such video.",
      hi: "बोलने के बीच वर्णन के लिए जगह न हो, तो वर्णन के समय वीडियो रुक जाए। साइट पर ऐसा कोई वीडियो नहीं है।",
    },
    person: { en: "Check that no such video has been added since.", hi: "देखें कि बाद में ऐसा कोई वीडियो तो नहीं जुड़ा।" },
  },
  {
    id: "1.2.8",
    level: "AAA",
    since: "2.0",
    name: { en: "Media Alternative (Prerecorded)", hi: "वीडियो की जगह पाठ (पहले से रिकॉर्ड)" },
    asks: {
      en: "Everything in a prerecorded video can also be read as text. Our only video is decorative.",
      hi: "रिकॉर्ड किए हुए वीडियो की पूरी बात पाठ में भी पढ़ी जा सके। हमारा एक ही वीडियो है, और वह सिर्फ़ सजावट है।",
    },
    person: {
      en: "Check that no video that gives information has been added since.",
      hi: "देखें कि बाद में जानकारी देने वाला कोई वीडियो तो नहीं जुड़ा।",
    },
  },
  {
    id: "1.2.9",
    level: "AAA",
    since: "2.0",
    name: { en: "Audio-only (Live)", hi: "सिर्फ़ आवाज़ (सीधा प्रसारण)" },
    asks: {
      en: "Live audio has a text alternative. The site has no live broadcasts.",
      hi: "सीधे प्रसारण की आवाज़ के साथ वही बात पाठ में भी हो। साइट पर कोई सीधा प्रसारण नहीं होता।",
    },
    person: {
      en: "Check that no live audio has been added since.",
      hi: "देखें कि बाद में आवाज़ का कोई सीधा प्रसारण तो नहीं जुड़ा।",
    },
  },
  {
    id: "1.3.1",
    level: "A",
    since: "2.0",
    name: { en: "Info and Relationships", hi: "जानकारी और उसके आपसी संबंध" },
    asks: {
      en: "The structure people see in the layout is also in the code: headings, lists, header cells in rate tables, the label and error of each field, and the groups of fields in the application.",
      hi: "पेज की बनावट देखकर जो समझ आता है, वह कोड में भी हो: शीर्षक, सूचियाँ, दरों की तालिका के शीर्षक, हर फ़ील्ड का लेबल और उसकी गड़बड़ी, और आवेदन में फ़ील्ड के समूह।",
    },
    person: {
      en: "Check that everything that looks like a heading, a list or a group is coded as one, and that nothing else is.",
      hi: "देखें कि जो शीर्षक, सूची या समूह जैसा दिखता है, वह कोड में भी वही है या नहीं। यह भी देखें कि और किसी चीज़ को कोड में शीर्षक, सूची या समूह तो नहीं बनाया गया।",
    },
  },
  {
    id: "1.3.2",
    level: "A",
    since: "2.0",
    name: { en: "Meaningful Sequence", hi: "अर्थ के अनुसार क्रम" },
    asks: {
      en: "The page makes the same sense when a screen reader reads it line by line as it does on the screen, in one column and in three.",
      hi: "पेज को एक-एक पंक्ति करके सुनने पर भी वही अर्थ निकले, जो देखने पर निकलता है, चाहे कॉलम एक हो या तीन।",
    },
    person: {
      en: "Check that the text makes sense when heard from start to end, especially the steps of a complaint and the cards on the home page.",
      hi: "देखें कि शुरू से अंत तक सुनने पर बात समझ आती है या नहीं, खासकर शिकायत के चरण और होम पेज के कार्ड।",
    },
  },
  {
    id: "1.3.3",
    level: "A",
    since: "2.0",
    name: { en: "Sensory Characteristics", hi: "निर्देश सिर्फ़ देखने या सुनने पर न टिकें" },
    asks: {
      en: 'No instruction relies only on sight or only on hearing. Buttons and fields are called by their names, never "the blue one" or "on the right".',
      hi: 'कोई निर्देश सिर्फ़ देखने या सिर्फ़ सुनने पर न टिका हो। बटन और फ़ील्ड का नाम लिया जाए, सिर्फ़ "नीला वाला" या "दाईं ओर" न कहा जाए।',
    },
    person: {
      en: "Read every instruction in both languages, and check that none relies on shape, colour, size, position or sound.",
      hi: "दोनों भाषाओं का हर निर्देश पढ़ें। देखें कि वह आकृति, रंग, आकार, जगह या आवाज़ पर तो नहीं टिका।",
    },
  },
  {
    id: "1.3.4",
    level: "AA",
    since: "2.1",
    name: { en: "Orientation", hi: "फ़ोन खड़ा या आड़ा" },
    asks: {
      en: "Every page, including the camera page, works in portrait and in landscape.",
      hi: "फ़ोन खड़ा पकड़ें या आड़ा, हर पेज चलना चाहिए, कैमरे वाला पेज भी।",
    },
    person: {
      en: "Check that someone whose phone is fixed to a wheelchair can record a video statement in either orientation.",
      hi: "देखें कि व्हीलचेयर पर लगे फ़ोन से पहचान का वीडियो रिकॉर्ड हो पाता है या नहीं, फ़ोन खड़ा लगा हो या आड़ा।",
    },
  },
  {
    id: "1.3.5",
    level: "AA",
    since: "2.1",
    name: { en: "Identify Input Purpose", hi: "फ़ील्ड किस काम का है" },
    asks: {
      en: "Fields about the visitor state their purpose in the code, for example name, phone, email or date of birth. The browser can then fill in these fields or show an icon for them.",
      hi: "जिन फ़ील्ड में व्यक्ति अपने बारे में लिखता है, वे कोड में बताएँ कि उनमें क्या भरना है: नाम, फ़ोन, ईमेल या जन्म की तारीख। तब ब्राउज़र उन्हें खुद भर सकता है या उनका चिह्न दिखा सकता है।",
    },
    person: {
      en: "Check that the browser fills in the right details, especially in the fields for middle name, alternate mobile number and official email.",
      hi: "देखें कि ब्राउज़र सही जानकारी भरता है या नहीं, खासकर बीच के नाम, दूसरे मोबाइल नंबर और ऑफ़िस के ईमेल में।",
    },
  },
  {
    id: "1.3.6",
    level: "AAA",
    since: "2.1",
    name: { en: "Identify Purpose", hi: "हर चीज़ किस काम की है" },
    asks: {
      en: "Icons, regions and controls state their purpose in the code, so that people can replace them with their own symbols.",
      hi: "चिह्न, पेज के भाग और बटन कोड में बताएँ कि वे किस काम के हैं, ताकि व्यक्ति उनकी जगह अपने चिह्न लगा सके।",
    },
    person: {
      en: "Check whether people who communicate with symbols can use the site. The site has no special support for symbols.",
      hi: "देखें कि चिह्नों के सहारे पढ़ने-समझने वाले लोग साइट चला पाते हैं या नहीं। साइट पर इसके लिए अलग से कुछ नहीं बना है।",
    },
  },
  {
    id: "1.4.1",
    level: "A",
    since: "2.0",
    name: { en: "Use of Color", hi: "रंग का इस्तेमाल" },
    asks: {
      en: "Colour is never the only way to give information. Errors have words and an icon, links in text are underlined, and the chart has its figures beside it.",
      hi: "कोई बात सिर्फ़ रंग से न बताई जाए। गड़बड़ी के साथ शब्द और चिह्न हों, वाक्य के बीच के लिंक के नीचे रेखा हो, और चार्ट के पास उसके आँकड़े लिखे हों।",
    },
    person: {
      en: "View every page in greyscale. Check that you can still tell what is selected, wrong, current or pressed.",
      hi: "हर पेज बिना रंगों के देखें। तब भी पता चलना चाहिए कि क्या चुना हुआ है, कहाँ गड़बड़ी है, मौजूदा पेज कौन-सा है और कौन-सा बटन दबा हुआ है।",
    },
  },
  {
    id: "1.4.2",
    level: "A",
    since: "2.0",
    name: { en: "Audio Control", hi: "आवाज़ पर नियंत्रण" },
    asks: {
      en: "Nothing plays sound automatically. The background video has no sound, and a recording plays only when someone starts it.",
      hi: "कोई आवाज़ अपने-आप न आए। पीछे के वीडियो में आवाज़ नहीं है, और रिकॉर्डिंग तभी चलती है, जब कोई उसे चलाए।",
    },
    person: {
      en: "Check that no page makes any sound until you press something.",
      hi: "देखें कि कुछ दबाए बिना किसी पेज पर आवाज़ तो नहीं आती।",
    },
  },
  {
    id: "1.4.3",
    level: "AA",
    since: "2.0",
    name: { en: "Contrast (Minimum)", hi: "कंट्रास्ट (न्यूनतम)" },
    asks: {
      en: "Text has a contrast of at least 4.5:1 with its background, and large text at least 3:1. This applies in every theme and over every frame of the background video.",
      hi: "पाठ और उसकी पृष्ठभूमि का कंट्रास्ट कम से कम 4.5:1 हो, और बड़े अक्षरों का 3:1। यह बात हर रंग-रूप पर और पीछे के वीडियो के हर दृश्य पर लागू है।",
    },
    person: {
      en: "Check text over drawings and over the visitor's own camera picture. No tool can know that picture in advance.",
      hi: "चित्रों के ऊपर का पाठ देखें, और व्यक्ति के अपने कैमरे की तस्वीर के ऊपर का पाठ भी। कैमरे में क्या दिखेगा, यह कोई प्रोग्राम पहले से नहीं जान सकता।",
    },
  },
  {
    id: "1.4.4",
    level: "AA",
    since: "2.0",
    name: { en: "Resize Text", hi: "अक्षर बड़े करना" },
    asks: {
      en: "With text at 200%, everything can still be read and used. Pinch zoom is never disabled.",
      hi: "अक्षर दोगुने करने पर भी सब कुछ पढ़ा और इस्तेमाल किया जा सके। दो उँगलियों से पेज बड़ा करने पर कभी रोक न हो।",
    },
    person: {
      en: "Check that the application can still be filled in comfortably in Hindi, at that size, on a small phone.",
      hi: "देखें कि छोटे फ़ोन पर, इतने बड़े अक्षरों में, हिन्दी में आवेदन आराम से भरा जाता है या नहीं।",
    },
  },
  {
    id: "1.4.5",
    level: "AA",
    since: "2.0",
    name: { en: "Images of Text", hi: "तस्वीर में लिखा पाठ" },
    asks: {
      en: "Words are real text, never a picture of words. Only a symbol or a code may be an image.",
      hi: "शब्द असली पाठ हों, तस्वीर में लिखे हुए नहीं। चित्र सिर्फ़ किसी चिह्न या कोड का हो सकता है।",
    },
    person: {
      en: "Check that no image and no frame of the background video contains words to read.",
      hi: "देखें कि किसी चित्र में या पीछे के वीडियो के किसी दृश्य में पढ़ने के शब्द तो नहीं हैं।",
    },
  },
  {
    id: "1.4.6",
    level: "AAA",
    since: "2.0",
    name: { en: "Contrast (Enhanced)", hi: "कंट्रास्ट (ज़्यादा)" },
    asks: {
      en: "Text has a contrast of at least 7:1 with its background, and large text at least 4.5:1.",
      hi: "पाठ और उसकी पृष्ठभूमि का कंट्रास्ट कम से कम 7:1 हो, और बड़े अक्षरों का 4.5:1।",
    },
    person: {
      en: "Check the same places as for the minimum contrast: text over drawings and over a camera picture.",
      hi: "वही जगहें देखें, जो न्यूनतम कंट्रास्ट के लिए देखनी हैं: चित्रों और कैमरे की तस्वीर के ऊपर का पाठ।",
    },
  },
  {
    id: "1.4.7",
    level: "AAA",
    since: "2.0",
    name: { en: "Low or No Background Audio", hi: "पीछे की आवाज़ कम हो या न हो" },
    asks: {
      en: "Recorded speech has no loud background sound. The site plays no recorded speech of its own.",
      hi: "रिकॉर्ड की हुई बात के पीछे तेज़ आवाज़ न हो। साइट अपनी ऐसी कोई रिकॉर्डिंग नहीं चलाती।",
    },
    person: {
      en: "Check that no recorded speech has been added since.",
      hi: "देखें कि बाद में ऐसी कोई रिकॉर्डिंग तो नहीं जुड़ी।",
    },
  },
  {
    id: "1.4.8",
    level: "AAA",
    since: "2.0",
    name: { en: "Visual Presentation", hi: "पाठ कैसे दिखता है" },
    asks: {
      en: "Lines of body text have at most 80 characters and are not justified. There is enough space between lines and paragraphs. Readers can choose the colours, and larger text needs no sideways scrolling.",
      hi: "लंबे पाठ की पंक्ति में ज़्यादा से ज़्यादा 80 अक्षर हों, और पंक्तियों के दोनों सिरे बराबर न किए जाएँ। पंक्तियों और पैराग्राफ़ के बीच काफ़ी जगह हो। पढ़ने वाला रंग चुन सके, और अक्षर बड़े करने पर पेज को दाएँ-बाएँ न खिसकाना पड़े।",
    },
    person: {
      en: "Check that someone with low vision or dyslexia can read a policy comfortably in both scripts.",
      hi: "देखें कि कमज़ोर नज़र या डिस्लेक्सिया (पढ़ने में कठिनाई) वाला व्यक्ति दोनों लिपियों में नीति आराम से पढ़ पाता है या नहीं।",
    },
  },
  {
    id: "1.4.9",
    level: "AAA",
    since: "2.0",
    name: { en: "Images of Text (No Exception)", hi: "तस्वीर में लिखा पाठ (कोई छूट नहीं)" },
    asks: {
      en: "Words are never shown as an image, even if readers could customise that image.",
      hi: "शब्द कभी तस्वीर में न हों, भले ही पढ़ने वाला उस तस्वीर को अपने हिसाब से बदल सकता हो।",
    },
    person: {
      en: "Check the images and the background video as for 1.4.5.",
      hi: "चित्र और पीछे का वीडियो उसी तरह देखें, जैसे 1.4.5 के लिए।",
    },
  },
  {
    id: "1.4.10",
    level: "AA",
    since: "2.1",
    name: { en: "Reflow", hi: "छोटी स्क्रीन में ढलना" },
    asks: {
      en: "At a width of 320 pixels, the page scrolls only up and down. A desktop page zoomed to 400% has this width. Only a wide table may scroll sideways, inside its own box.",
      hi: "320 पिक्सेल की चौड़ाई में पेज सिर्फ़ ऊपर-नीचे खिसके। कंप्यूटर पर पेज चार गुना बड़ा करने पर इतनी ही चौड़ाई बचती है। सिर्फ़ चौड़ी तालिका अपने भीतर दाएँ-बाएँ खिसक सकती है।",
    },
    person: {
      en: "Check that nothing shown on a wide screen is missing or hard to find on a narrow one.",
      hi: "देखें कि जो चौड़ी स्क्रीन पर दिखता है, वह छोटी स्क्रीन पर छूट तो नहीं गया, और उसे ढूँढना मुश्किल तो नहीं।",
    },
  },
  {
    id: "1.4.11",
    level: "AA",
    since: "2.1",
    name: { en: "Non-text Contrast", hi: "पाठ के अलावा बाकी चीज़ों का कंट्रास्ट" },
    asks: {
      en: "Field borders, the focus indicator, essential icons and the parts of the chart have a contrast of at least 3:1 with the colours next to them.",
      hi: "फ़ील्ड के किनारों, फ़ोकस के निशान, ज़रूरी चिह्नों और चार्ट के हिस्सों का आस-पास के रंगों से कंट्रास्ट कम से कम 3:1 हो।",
    },
    person: {
      en: "Check which parts of a drawing people must see to understand it, and whether those parts have enough contrast.",
      hi: "देखें कि किसी चित्र को समझने के लिए उसके कौन-से हिस्से दिखने ज़रूरी हैं, और वे साफ़ दिखते हैं या नहीं।",
    },
  },
  {
    id: "1.4.12",
    level: "AA",
    since: "2.1",
    name: { en: "Text Spacing", hi: "अक्षरों और पंक्तियों की दूरी" },
    asks: {
      en: "Readers can increase the spacing between lines, words and letters. No text is then cut off or covered, including in Devanagari.",
      hi: "पढ़ने वाला पंक्तियों, शब्दों और अक्षरों के बीच की दूरी बढ़ा सके। तब भी कोई शब्द न कटे और न ढके, देवनागरी में भी नहीं।",
    },
    person: {
      en: "Check that matras and conjuncts stay whole and readable with wider letter spacing.",
      hi: "देखें कि अक्षरों की दूरी बढ़ाने पर मात्राएँ और संयुक्त अक्षर पूरे और पढ़ने लायक रहते हैं या नहीं।",
    },
  },
  {
    id: "1.4.13",
    level: "AA",
    since: "2.1",
    name: { en: "Content on Hover or Focus", hi: "पॉइंटर या फ़ोकस से दिखने वाली चीज़ें" },
    asks: {
      en: "Content that appears on hover or focus stays visible, and the pointer can be moved over it. It can be closed without moving the pointer or the focus. The chart's tooltip only repeats what the table says.",
      hi: "पॉइंटर ले जाने या कीबोर्ड से पहुँचने पर जो दिखे, वह टिका रहे और उस पर पॉइंटर ले जाया जा सके। पॉइंटर या फ़ोकस हटाए बिना उसे बंद भी किया जा सके। चार्ट पर जो उभरता है, वह तालिका में भी लिखा है।",
    },
    person: {
      en: "With a screen magnifier, check that nothing that appears covers the text a person is reading.",
      hi: "स्क्रीन बड़ी करके देखें कि जो उभरता है, वह पढ़ी जा रही बात को ढक तो नहीं देता।",
    },
  },
];
