import { expect, it } from "vitest";
import { lightOf } from "./useLight.ts";

const pixels = (red: number, green: number, blue: number) =>
  Array.from({ length: 64 }, () => [red, green, blue, 255]).flat();

it.each([
  ["a dark room", pixels(20, 20, 30), "dark"],
  ["daylight", pixels(120, 130, 110), "good"],
  ["dark skin in front of a light wall", [...pixels(70, 50, 40), ...pixels(200, 200, 200)], "good"],
  ["a lamp shining into the lens", pixels(250, 250, 245), "bright"],
])("detects the light: %s", (_label, data, light) => {
  expect(lightOf(data)).toBe(light);
});
