import { describe, expect, it } from "vitest";
import { paths } from "#contract/calls";
import { loadGeography } from "../geography/geography.ts";
import { buildApp } from "../app.ts";
import { testFolder } from "../testing/databases.ts";
import { fakeProvider, json } from "../testing/fake-provider.ts";
import { settingsFor } from "../testing/site.ts";

const states = [
  { state_id: 11, state: "UTTAR PRADESH" },
  { state_id: 12, state: "Karnataka" },
  { state_id: 13, state: "Orissa" },
];
const cities: Record<string, { city_id: number; city: string }[]> = {
  11: [
    { city_id: 1, city: "Noida" },
    { city_id: 2, city: "GHAZIABAD" },
    { city_id: 3, city: "Hapur" },
    { city_id: 4, city: "Lucknow" },
  ],
  12: [{ city_id: 5, city: "Bangalore" }],
  13: [{ city_id: 6, city: "Khurda" }],
};

describe("the place of a PIN code in the lender's lists", () => {
  const folder = testFolder();
  const provider = fakeProvider();
  /** Looks a PIN code up on a site whose lender has these lists. */
  const findPlace = async (pin: string, answers = { states, cities }) => {
    provider.answer = ({ path, body }, response) =>
      json(response, {
        Status: 1,
        Message: "",
        Data: path === paths.states ? answers.states : answers.cities[JSON.parse(body.toString()).state_id],
      });
    const app = await buildApp(settingsFor(folder(), { PROVIDER_URL: provider.url }), { geography: loadGeography });
    try {
      return (await app.inject({ url: `${paths.pin}${pin}` })).json();
    } finally {
      await app.close();
    }
  };

  it("is found by any of its names and has the lender's ids", async () => {
    expect((await findPlace("560001")).Data).toEqual([
      { state_id: "12", state: "Karnataka", city_id: "5", city: "Bangalore" },
    ]);
    expect((await findPlace("751001")).Data).toEqual([
      { state_id: "13", state: "Orissa", city_id: "6", city: "Khurda" },
    ]);
    expect((await findPlace("201301")).Data.map(({ city_id }: { city_id: string }) => city_id)).toEqual([
      "1",
      "2",
      "3",
    ]);
  });

  it("is not guessed when its state or one of its districts is not listed", async () => {
    expect((await findPlace("201301", { states, cities: { ...cities, 11: cities[11]!.slice(0, 2) } })).Data).toEqual(
      [],
    );
    expect((await findPlace("682001")).Data).toEqual([]);
  });

  it("is answered with the lender's failure when its lists are unavailable", async () => {
    provider.answer = (_request, response) => json(response, {}, 500);
    const app = await buildApp(settingsFor(folder(), { PROVIDER_URL: provider.url }), { geography: loadGeography });
    const response = await app.inject({ url: `${paths.pin}560001` });
    await app.close();
    expect([response.statusCode, response.json().Status]).toEqual([502, 0]);
  });
});
