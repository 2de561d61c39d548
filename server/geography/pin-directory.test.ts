import { expect, it } from "vitest";
import { loadGeography } from "./geography.ts";
import { pinDirectory } from "./pin-directory.ts";

const geography = await loadGeography();
const find = pinDirectory(geography);
const names = (pin: string) => find(pin).map(({ state, city }) => `${city[0]}, ${state[0]}`);

it.each([
  ["110001", "Central Delhi, Delhi"],
  ["400001", "Mumbai City, Maharashtra"],
  ["560001", "Bengaluru Urban, Karnataka"],
  ["600001", "Chennai, Tamil Nadu"],
  ["700001", "Kolkata, West Bengal"],
  ["500081", "Hyderabad, Telangana"],
  ["201301", "Gautam Buddha Nagar, Uttar Pradesh"],
  ["122001", "Gurugram, Haryana"],
  ["411001", "Pune, Maharashtra"],
  ["380001", "Ahmedabad, Gujarat"],
  ["302001", "Jaipur, Rajasthan"],
  ["226001", "Lucknow, Uttar Pradesh"],
  ["800001", "Patna, Bihar"],
  ["682001", "Ernakulam, Kerala"],
  ["781001", "Kamrup Metropolitan, Assam"],
  ["272001", "Basti, Uttar Pradesh"],
])("finds the PIN code %s in %s among the first two places", (pin, place) => {
  expect(names(pin).slice(0, 2)).toContain(place);
});

it("finds every listed PIN code in at most eight districts, and no other", () => {
  for (const pin of new Set(geography.pincodes.map(({ value }) => value).filter((_, index) => index % 50 === 0))) {
    const districts = geography.pincodes.filter(({ value }) => value === pin);
    expect(find(pin)).toHaveLength(districts.length);
    expect(districts.length).toBeLessThanOrEqual(8);
  }
  expect(find("999999")).toEqual([]);
});
