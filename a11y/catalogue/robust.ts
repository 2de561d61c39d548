import type { CriterionText } from "./criterion.ts";

/** Principle 4: browsers and assistive technology of all kinds understand the page. */
export const robustCriteria: readonly CriterionText[] = [
  {
    id: "4.1.2",
    level: "A",
    since: "2.0",
    name: { en: "Name, Role, Value", hi: "नाम, भूमिका, मान" },
    asks: {
      en: "Each control gives assistive technology its role, its accessible name and its state: open, selected, checked, invalid or not yet available.",
      hi: "हर बटन और फ़ील्ड सहायक तकनीक को अपनी भूमिका, अपना नाम और अपनी हालत बताए: खुला, चुना हुआ, टिक लगा हुआ, गलत भरा हुआ या अभी उपलब्ध नहीं।",
    },
    person: {
      en: "Check, in each screen reader, that what is spoken makes sense to the listener.",
      hi: "देखें कि हर स्क्रीन रीडर में बोली गई बात सुनने वाले को समझ आती है या नहीं।",
    },
  },
  {
    id: "4.1.3",
    level: "AA",
    since: "2.1",
    name: { en: "Status Messages", hi: "स्थिति के संदेश" },
    asks: {
      en: "A change that does not move the focus, such as a copied number, an answer or a new total, is announced once and politely.",
      hi: "फ़ोकस हटे बिना जो बदले, जैसे नंबर कॉपी होना, जवाब आना या नया कुल जोड़ आना, वह एक बार और बिना टोके बोला जाए।",
    },
    person: {
      en: "Check whether the messages help or disturb people while they move a slider, record or wait.",
      hi: "देखें कि स्लाइडर खिसकाते, रिकॉर्ड करते या इंतज़ार करते समय ये संदेश लोगों की मदद करते हैं या उन्हें टोकते हैं।",
    },
  },
];

/** Of WCAG 2.0 and 2.1, taken out in 2.2. EN 301 549 V3.2.1 and IS 17802 still have a row for it. */
export const parsingCriterion: CriterionText = {
  id: "4.1.1",
  level: "A",
  since: "2.0",
  name: { en: "Parsing (Obsolete and removed)", hi: "कोड की शुद्धता (पुरानी, अब हटाई गई)" },
  asks: {
    en: "This criterion no longer requires anything. Browsers now correct invalid markup by fixed rules, and other criteria cover anything that still causes problems. If an older standard has a row for this criterion, it counts as met.",
    hi: "अब इस कसौटी के लिए कुछ नहीं करना है। ऐसे कोड को ब्राउज़र तय नियमों से खुद ठीक कर लेते हैं। जिस गलती का असर फिर भी पड़े, वह दूसरी कसौटियों में आती है। पुराने मानक में इस कसौटी की पंक्ति हो, तो उसे पूरा माना जाता है।",
  },
  person: { en: "Nothing.", hi: "कुछ नहीं।" },
};
