/**
 * The catalogue by which the OpenACR is made: the numbers, parts and terms of the GSA's
 * `catalog/2.5-edition-wcag-2.2-508-eu-en.yaml` (github.com/GSA/openacr at 76250c2, public domain), which is the VPAT 2.5
 * International Edition. Taken from there and not from our own criteria, so that each holds the other true. Chapters of which
 * the report says nothing (Section 508, devices, relay services) are without numbers here.
 */
export const openAcrCatalog = {
  id: "2.5-edition-wcag-2.2-508-eu-en",
  terms: ["supports", "partially-supports", "does-not-support", "not-applicable", "not-evaluated"],
  chapters: {
    success_criteria_level_a: {
      component: "web",
      numbers: [
        "1.1.1", "1.2.1", "1.2.2", "1.2.3", "1.3.1", "1.3.2", "1.3.3", "1.4.1", "1.4.2", "2.1.1", "2.1.2", "2.1.4", "2.2.1", "2.2.2", "2.3.1", "2.4.1",
        "2.4.2", "2.4.3", "2.4.4", "2.5.1", "2.5.2", "2.5.3", "2.5.4", "3.1.1", "3.2.1", "3.2.2", "3.2.6", "3.3.1", "3.3.2", "3.3.7", "4.1.1", "4.1.2",
      ],
    },
    success_criteria_level_aa: {
      component: "web",
      numbers: [
        "1.2.4", "1.2.5", "1.3.4", "1.3.5", "1.4.3", "1.4.4", "1.4.5", "1.4.10", "1.4.11", "1.4.12", "1.4.13", "2.4.5",
        "2.4.6", "2.4.7", "2.4.11", "2.5.7", "2.5.8", "3.1.2", "3.2.3", "3.2.4", "3.3.3", "3.3.4", "3.3.8", "4.1.3",
      ],
    },
    success_criteria_level_aaa: {
      component: "web",
      numbers: [
        "1.2.6", "1.2.7", "1.2.8", "1.2.9", "1.3.6", "1.4.6", "1.4.7", "1.4.8", "1.4.9", "2.1.3", "2.2.3", "2.2.4", "2.2.5", "2.2.6", "2.3.2", "2.3.3",
        "2.4.8", "2.4.9", "2.4.10", "2.4.12", "2.4.13", "2.5.5", "2.5.6", "3.1.3", "3.1.4", "3.1.5", "3.1.6", "3.2.5", "3.3.5", "3.3.6", "3.3.9",
      ],
    },
    functional_performance_criteria: { component: "none", numbers: [] },
    hardware: { component: "none", numbers: [] },
    software: { component: "none", numbers: [] },
    support_documentation_and_services: { component: "none", numbers: [] },
    en_301_549_functional_performance: {
      component: "none",
      numbers: ["4.2.1", "4.2.2", "4.2.3", "4.2.4", "4.2.5", "4.2.6", "4.2.7", "4.2.8", "4.2.9", "4.2.10", "4.2.11"],
    },
    en_301_549_generic_requirements: {
      component: "none",
      numbers: [
        "5.1", "5.1.2", "5.1.2.1", "5.1.2.2", "5.1.3", "5.1.3.1", "5.1.3.2", "5.1.3.3", "5.1.3.4", "5.1.3.5", "5.1.3.6", "5.1.3.7", "5.1.3.8", "5.1.3.9",
        "5.1.3.10", "5.1.3.11", "5.1.3.12", "5.1.3.13", "5.1.3.14", "5.1.3.15", "5.1.3.16", "5.1.4", "5.1.5", "5.1.6", "5.1.6.1", "5.1.6.2", "5.1.7",
        "5.2", "5.3", "5.4", "5.5", "5.5.1", "5.5.2", "5.6", "5.6.1", "5.6.2", "5.7", "5.8", "5.9",
      ],
    },
    "en_301_549_ict_with_two-way_voice": { component: "none", numbers: [] },
    en_301_549_ict_with_video: {
      component: "none",
      numbers: ["7.1", "7.1.1", "7.1.2", "7.1.3", "7.1.4", "7.1.5", "7.2.1", "7.2.2", "7.2.3", "7.3"],
    },
    en_301_549_hardware: { component: "none", numbers: [] },
    en_301_549_web: { component: "none", numbers: [] },
    "en_301_549_non-web-documents": { component: "none", numbers: [] },
    en_301_549_software: {
      component: "none",
      numbers: [
        "11.0", "11.5", "11.5.1", "11.5.2", "11.5.2.1", "11.5.2.2", "11.5.2.3", "11.5.2.4", "11.5.2.5", "11.5.2.6", "11.5.2.7", "11.5.2.8", "11.5.2.9",
        "11.5.2.10", "11.5.2.11", "11.5.2.12", "11.5.2.13", "11.5.2.14", "11.5.2.15", "11.5.2.16", "11.5.2.17", "11.6", "11.6.1", "11.6.2", "11.7",
        "11.8", "11.8.1", "11.8.2", "11.8.3", "11.8.4", "11.8.5",
      ],
    },
    en_301_549_documentation_and_support_services: {
      component: "none",
      numbers: ["12.1", "12.1.1", "12.1.2", "12.2", "12.2.2", "12.2.3", "12.2.4"],
    },
    en_301_549_ict_providing_relay_or_emergency_service_access: { component: "none", numbers: [] },
  },
} as const satisfies { id: string; terms: readonly string[]; chapters: Record<string, { component: string; numbers: readonly string[] }> };
