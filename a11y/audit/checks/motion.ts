import { toViolations, type Check, type Rules } from "../check.ts";
import { checkResult } from "../violation.ts";

const rules: Rules = {
  endless: {
    criteria: ["2.2.2"],
    severity: "serious",
    message: {
      en: "This element moves automatically for more than 5 seconds, and there is no button near it to pause it.",
      hi: "यह हिस्सा 5 सेकंड से ज़्यादा अपने-आप चलता है, और पास में इसे रोकने का कोई बटन नहीं है।",
    },
  },
  sound: {
    criteria: ["1.4.2"],
    severity: "blocker",
    actRules: ["80f0bf"],
    message: { en: "This element plays sound automatically.", hi: "इस हिस्से की आवाज़ अपने-आप चलने लगती है।" },
  },
  reduced: {
    criteria: ["2.3.3", "2.2.2"],
    severity: "serious",
    message: {
      en: "This element moves although the device is set to reduce motion.",
      hi: "फ़ोन या कंप्यूटर में कम हलचल चुनी हो, तब भी यह हिस्सा चलता है।",
    },
  },
};

/** Everything that moves can be paused by a button near it, and nothing moves with reduced motion. */
export const motionCheck: Check = {
  id: "motion",
  title: { en: "Everything that moves can be paused", hi: "जो चलता है, उसे रोका जा सकता है" },
  criteria: ["1.4.2", "2.2.2", "2.3.3"],
  async run({ page, visit, t }) {
    const before = await page.evaluate(slidePositions);
    // Carousels are watched only where the clock is fake: long enough for the slowest of them.
    const isWatched = visit.subject.state?.usesFakeClock ?? false;
    if (isWatched) await page.clock.runFor(6_000);
    const moved = (await page.evaluate(slidePositions)).flatMap((place, index) =>
      Math.abs(place - (before[index] ?? place)) > 1 ? [index] : [],
    );
    const stops = ["carousel:pause", "home:film.pause", "home:slides.pause"].map((key) => t(key));
    const isReduced = visit.setting.mode === "reduced-motion";
    const { checkedCount, reports } = await page.evaluate(
      ([stops, isReduced, isWatched, moved]) => {
        const reports: { rule: string; target: { path: string; tag: string } }[] = [];
        const canBeStopped = (element: Element) => {
          for (let at: Element | null = element; at; at = at.parentElement) {
            const buttons = [...at.querySelectorAll("button")].filter((button) => audit.isShown(button));
            if (buttons.some((button) => stops.includes(audit.nameOf(button)))) return true;
            if (
              at.matches(
                "section, header, footer, nav, aside, main, dialog, [role=region], [role=dialog], [role=alertdialog]",
              )
            )
              return false;
          }
          return false;
        };
        const films = [...document.querySelectorAll<HTMLMediaElement>("video, audio")];
        // The camera picture moves with the person, who turned the camera on.
        const playing = films.filter((film) => !film.paused && !film.ended && !(film.srcObject instanceof MediaStream));
        for (const film of playing) {
          if (!film.muted && film.volume > 0) reports.push({ rule: "sound", target: audit.targetOf(film) });
          if (isReduced) reports.push({ rule: "reduced", target: audit.targetOf(film) });
          else if (!canBeStopped(film) && !film.controls)
            reports.push({ rule: "endless", target: audit.targetOf(film) });
        }
        const moving = new Set<Element>();
        const reported = new Set<Element>();
        for (const animation of document.getAnimations()) {
          const target = (animation.effect as KeyframeEffect | null)?.target;
          const { endTime = 0, iterations = 1 } = animation.effect?.getComputedTiming() ?? {};
          if (animation.playState !== "running" || !target || !audit.isShown(target) || reported.has(target)) continue;
          const long = iterations === Infinity || Number(endTime) > 5_000;
          // A busy indicator also says so in words and goes away by itself.
          if (target.closest("[aria-busy=true]")) continue;
          moving.add(target);
          const rule =
            isReduced && Number(endTime) > 200
              ? "reduced"
              : !isReduced && long && !canBeStopped(target)
                ? "endless"
                : undefined;
          if (!rule) continue;
          reported.add(target);
          reports.push({ rule, target: audit.targetOf(target) });
        }
        for (const marquee of document.querySelectorAll("marquee, blink"))
          reports.push({ rule: isReduced ? "reduced" : "endless", target: audit.targetOf(marquee) });
        const carousels = [...document.querySelectorAll("section[aria-roledescription]")];
        for (const index of moved) {
          const carousel = carousels[index]!;
          if (isReduced) reports.push({ rule: "reduced", target: audit.targetOf(carousel) });
          else if (!canBeStopped(carousel)) reports.push({ rule: "endless", target: audit.targetOf(carousel) });
        }
        return { checkedCount: films.length + moving.size + (isWatched ? carousels.length : 0), reports };
      },
      [stops, isReduced, isWatched, moved] as const,
    );
    return checkResult(
      isReduced ? ["1.4.2", "2.2.2", "2.3.3"] : ["1.4.2", "2.2.2"],
      checkedCount,
      toViolations(this.id, rules, reports),
    );
  },
};

/** Position of the first slide of each carousel. Runs in the page. */
function slidePositions(): number[] {
  return [...document.querySelectorAll("section[aria-roledescription]")].map(
    (carousel) => carousel.querySelector("[role=group]")?.getBoundingClientRect().left ?? 0,
  );
}
