import { expect, it } from "vitest";
import { facePositionOf, type FacePosition } from "./face-position.ts";

const picture = { width: 1_280, height: 720 };
const face = (x: number, y: number, tall = 300) => ({ x: x - tall / 2, y: y - tall / 2, width: tall, height: tall });

it.each<[string, Parameters<typeof facePositionOf>[0], FacePosition]>([
  ["no face", undefined, "none"],
  ["a face in the middle", face(640, 360), "good"],
  ["a face slightly off the middle", face(740, 400), "good"],
  ["a face on the right of the picture, which is the person's left", face(1_000, 360), "right"],
  ["a face on the left of the picture", face(200, 360), "left"],
  ["a face at the bottom", face(640, 600, 200), "up"],
  ["a face at the top", face(640, 120, 200), "down"],
  ["a face too close", face(640, 360, 600), "near"],
  ["a face too far away", face(640, 360, 90), "far"],
])("detects where the face is: %s", (_label, box, place) => {
  expect(facePositionOf(box, picture)).toBe(place);
});
