import { expect, it } from "vitest";
import { company } from "./company.ts";
import { mapOrigin } from "./map-origin.ts";
import { mapFrame, mapPage } from "./map.ts";

it("shows the office in the middle, in a frame and on a page of the one origin that may be framed", () => {
  const frame = new URL(mapFrame);
  expect([frame.origin, new URL(mapPage).origin]).toEqual([mapOrigin, mapOrigin]);
  const [west, south, east, north] = frame.searchParams.get("bbox")!.split(",").map(Number) as [
    number,
    number,
    number,
    number,
  ];
  expect((south + north) / 2).toBeCloseTo(company.map.latitude, 4);
  expect((west + east) / 2).toBeCloseTo(company.map.longitude, 4);
  expect(frame.searchParams.get("marker")).toBe(
    `${company.map.latitude.toFixed(5)},${company.map.longitude.toFixed(5)}`,
  );
});
