import { expect, it } from "vitest";
import { motionInStyles } from "#domain/facts/motion";
import { glideSpacing } from "#tokens/component/carousel";
import { reveal } from "#tokens/primitive/motion";

const pixelsInRem = 16;

it("moves and spaces as `motionInStyles` says", () => {
  expect(reveal).toEqual({
    duration: `${motionInStyles.scrollRevealMs}ms`,
    slowDuration: `${motionInStyles.lookingForLoanRevealMs}ms`,
    offsetPixels: motionInStyles.scrollRevealOffsetPx,
  });
  expect(Number.parseFloat(glideSpacing) * pixelsInRem).toBe(motionInStyles.featuresSpacingPx);
});
