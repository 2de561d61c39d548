import type { CriterionText } from "./criterion.ts";

/** Principle 4: browsers and assistive technology of all kinds understand the page. */
export const robust: readonly CriterionText[] = [
  {
    id: "4.1.2", level: "A", since: "2.0",
    name: { en: "Name, Role, Value", hi: "नाम, भूमिका, मान" },
    asks: { en: "Each control tells assistive technology what it is, what it is called and how it stands: open, chosen, ticked, wrong, not yet available.", hi: "हर बटन और फ़ील्ड सहायक तकनीक को बताए कि वह क्या है, उसका नाम क्या है और उसकी हालत क्या है: खुला, चुना हुआ, टिक लगा, गलत, या अभी उपलब्ध नहीं।" },
    person: { en: "Whether what is said makes sense to a person who listens, in each screen reader.", hi: "हर स्क्रीन रीडर में जो बोला जाता है, वह सुनने वाले को समझ आता है या नहीं।" },
  },
  {
    id: "4.1.3", level: "AA", since: "2.1",
    name: { en: "Status Messages", hi: "स्थिति के संदेश" },
    asks: { en: "What happens without the focus moving, a copied number, an answer, a new total, is read out once and calmly.", hi: "फ़ोकस बदले बिना जो होता है, जैसे नंबर कॉपी होना, जवाब आना या नया जोड़, वह एक बार और शांति से बोला जाए।" },
    person: { en: "Whether the messages help or disturb when one moves a slider, records or waits.", hi: "स्लाइडर चलाते, रिकॉर्ड करते या रुकते समय ये संदेश मदद करते हैं या टोकते हैं।" },
  },
];

/** Of WCAG 2.0 and 2.1, taken out in 2.2. EN 301 549 V3.2.1 and IS 17802 still have a row for it. */
export const parsing: CriterionText = {
  id: "4.1.1", level: "A", since: "2.0",
  name: { en: "Parsing (Obsolete and removed)", hi: "कोड की शुद्धता (पुरानी, अब हटाई गई)" },
  asks: { en: "Nothing any more: browsers mend such markup by rule, and what still hurts falls under other criteria. Where an older standard has a row for it, it counts as met.", hi: "अब कुछ नहीं: ऐसी गलतियाँ ब्राउज़र तय नियम से सुधारते हैं, और जो बाकी असर डालती हैं, वे दूसरी कसौटियों में आती हैं। पुराने मानक में इसकी पंक्ति हो, तो इसे पूरा माना जाता है।" },
  person: { en: "Nothing.", hi: "कुछ नहीं।" },
};
