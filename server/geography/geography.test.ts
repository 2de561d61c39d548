import { expect, it } from "vitest";
import { loadGeography } from "./geography.ts";

it("loads every place as a row, with one row for each PIN code of a district", async () => {
  const { states, cities, pincodes } = await loadGeography();
  expect([states.length, cities.length, pincodes.length]).toEqual([36, 780, 30_040]);
  expect(states.find(({ state_id }) => state_id === "37")).toEqual({
    state_id: "37",
    name_en: "Ladakh",
    name_hi: "लद्दाख",
  });
  expect(cities.find(({ city_id }) => city_id === "943")).toEqual({
    city_id: "943",
    state_id: "9",
    name_en: "Kanpur Nagar",
    name_hi: "कानपुर नगर",
  });
  expect(pincodes.filter(({ value }) => value === "110001").map(({ pincode_id }) => pincode_id)).toEqual([
    "701110001",
    "703110001",
  ]);
  expect(new Set(pincodes.map(({ pincode_id }) => pincode_id)).size).toBe(pincodes.length);
});
