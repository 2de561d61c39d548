import { expect, it } from "vitest";
import { placeOf, type FacePosition } from "./face-position.ts";

const picture = { width: 1_280, height: 720 };
const face = (x: number, y: number, tall = 300) => ({ x: x - tall / 2, y: y - tall / 2, width: tall, height: tall });

it.each<[string, Parameters<typeof placeOf>[0], FacePosition]>([
  ["nobody", undefined, "none"],
  ["the middle", face(640, 360), "good"],
  ["a little aside", face(740, 400), "good"],
  ["the right of the picture, which is the person's left", face(1_000, 360), "right"],
  ["the left of the picture", face(200, 360), "left"],
  ["the foot of the picture", face(640, 600, 200), "up"],
  ["the head of the picture", face(640, 120, 200), "down"],
  ["too near", face(640, 360, 600), "near"],
  ["too far", face(640, 360, 90), "far"],
])("knows what to do about a face: %s", (_where, box, place) => {
  expect(placeOf(box, picture)).toBe(place);
});
