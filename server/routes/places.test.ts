import { describe, expect, it } from "vitest";
import { paths } from "#contract/calls";
import { loadGeography } from "../geography/geography.ts";
import { testSite } from "../testing/site.ts";

describe("the lists of places", () => {
  const site = testSite();
  const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
    site.app.inject({ method: "POST", url, payload: payload as object, headers });

  it("name the states in the requested language and may be cached", async () => {
    const english = await site.app.inject({ url: paths.states });
    expect(english.json()).toMatchObject({
      Status: 1,
      Message: "",
      Data: [{ state_id: "4", state: "Chandigarh" }, {}, {}],
    });
    expect(english.headers).toMatchObject({ vary: "Accept-Language", "cache-control": "public, max-age=3600" });
    const hindi = await site.app.inject({
      url: paths.states,
      headers: { "accept-language": "hi-IN,hi;q=0.9,en;q=0.8" },
    });
    expect(hindi.json().Data[0]).toEqual({ state_id: "4", state: "चंडीगढ़", keywords: ["Chandigarh"] });
  });

  it("name the cities in the requested language, in its alphabetical order", async () => {
    const english = await post(paths.cities, { state_id: "7" });
    expect(english.json()).toEqual({
      Status: 1,
      Message: "",
      Data: [
        { city_id: "701", city: "Central Delhi", keywords: ["Karol Bagh", "Daryaganj"] },
        { city_id: "702", city: "New Delhi" },
      ],
    });
    expect(english.headers).toMatchObject({ vary: "Accept-Language" });
    const hindi = await post(paths.cities, { state_id: "7" }, { "accept-language": "hi-IN,hi;q=0.9,en;q=0.8" });
    expect(hindi.json().Data).toMatchObject([
      { city_id: "702", city: "नई दिल्ली" },
      { city_id: "701", city: "मध्य दिल्ली" },
    ]);
    expect(hindi.headers).toMatchObject({ vary: "Accept-Language" });
  });

  it("include other names, also the English ones in Hindi, so that typing finds them", async () => {
    const states = async (language: string) =>
      (await site.app.inject({ url: paths.states, headers: { "accept-language": language } })).json().Data;
    expect(await states("en")).toContainEqual({ state_id: "7", state: "Delhi", keywords: ["Dilli", "NCT"] });
    expect(await states("hi")).toContainEqual({ state_id: "7", state: "दिल्ली", keywords: ["Delhi", "Dilli", "NCT"] });
    expect((await states("en"))[0]).toEqual({ state_id: "4", state: "Chandigarh" });
  });

  it("accept an id as text or as a number", async () => {
    for (const state_id of ["7", 7]) expect((await post(paths.cities, { state_id })).json().Data).toHaveLength(2);
    for (const city_id of ["701", 701]) {
      expect((await post(paths.pincodes, { city_id })).json().Data).toEqual([
        { m_pincode_id: "701110001", m_pincode_value: "110001" },
      ]);
    }
  });

  it("return the places of a PIN code in the requested language, cacheable for a day", async () => {
    const pin = (digits: string, language = "en") =>
      site.app.inject({ url: `${paths.pin}${digits}`, headers: { "accept-language": language } });
    const one = await pin("500001");
    expect(one.json()).toEqual({
      Status: 1,
      Message: "",
      Data: [{ state_id: "36", state: "Telangana", city_id: "3601", city: "Hyderabad" }],
    });
    expect(one.headers).toMatchObject({ vary: "Accept-Language", "cache-control": "public, max-age=86400, immutable" });
    expect((await pin("110001", "hi-IN")).json().Data).toEqual([
      { state_id: "7", state: "दिल्ली", city_id: "701", city: "मध्य दिल्ली" },
      { state_id: "7", state: "दिल्ली", city_id: "702", city: "नई दिल्ली" },
    ]);
    const unknown = await pin("999999");
    expect([unknown.statusCode, unknown.json(), unknown.headers["cache-control"]]).toEqual([
      200,
      { Status: 1, Message: "", Data: [] },
      "no-store",
    ]);
    for (const wrong of ["11000", "011000", "1100011", "abc"]) {
      expect([(await pin(wrong)).statusCode, (await pin(wrong)).json()]).toEqual([
        400,
        { Status: 0, Message: "This detail is missing or not valid: PIN code." },
      ]);
    }
  });

  it("answer an unknown place with Status 0 and 404", async () => {
    const response = await post(paths.cities, { state_id: "99" }, { "accept-language": "hi" });
    expect([response.statusCode, response.json()]).toEqual([404, { Status: 0, Message: "हमें यह जगह नहीं मिली।" }]);
  });

  it.each([
    ["no id", {}, 400, "This detail is missing or not valid: state."],
    ["an id that is a list", { state_id: ["7"] }, 400, "This detail is missing or not valid: state."],
    ["a bare text", JSON.stringify("7"), 400, "We could not read the information you sent."],
    ["broken JSON", '{"state_id": ', 400, "We could not read the information you sent."],
    ["a poisoned object", '{"__proto__": {"state_id": "7"}}', 400, "We could not read the information you sent."],
  ])("reject %s", async (_, payload, statusCode, Message) => {
    const response = await post(paths.cities, payload, { "content-type": "application/json" });
    expect([response.statusCode, response.json()]).toEqual([statusCode, { Status: 0, Message }]);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "application/xml"])("reject %s", async (type) => {
    const response = await post(paths.cities, "state_id=7", { "content-type": type });
    expect([response.statusCode, response.json().Status]).toEqual([415, 0]);
  });

  it("answer an unknown address or method with JSON", async () => {
    for (const [method, url] of [
      ["GET", paths.cities],
      ["GET", "/Api/TaskApi/getAll"],
      ["DELETE", paths.states],
      ["POST", "/anything"],
    ] as const) {
      const response = await site.app.inject({ method, url });
      expect([response.statusCode, response.json()]).toEqual([
        404,
        { Status: 0, Message: "We could not find this page." },
      ]);
    }
  });
});

describe("the districts of Kanpur Nagar's state", () => {
  const site = testSite({}, { geography: loadGeography });
  const districts = async (language: string): Promise<{ city_id: string; city: string }[]> => {
    const headers = { "accept-language": language };
    return (await site.app.inject({ method: "POST", url: paths.cities, payload: { state_id: "9" }, headers })).json()
      .Data;
  };
  const namesAround = (list: { city: string }[], name: string) => {
    const at = list.findIndex(({ city }) => city === name);
    return list.slice(at - 2, at + 3).map(({ city }) => city);
  };

  it("are named in Hindi, in Devanagari order, for a Hindi request", async () => {
    const hindi = await districts("hi");
    expect(hindi).toHaveLength(75);
    expect(hindi.filter(({ city }) => !/^[\p{Script=Devanagari} ()]+$/u.test(city))).toEqual([]);
    expect(hindi.slice(0, 3).map(({ city }) => city)).toEqual(["अंबेडकर नगर", "अमरोहा", "अमेठी"]);
    expect(namesAround(hindi, "कानपुर नगर")).toEqual(["कन्नौज", "कानपुर देहात", "कानपुर नगर", "कासगंज", "कुशीनगर"]);
    expect(hindi.at(-1)).toEqual({ city_id: "935", city: "हापुड़", keywords: ["Hapur"] });
  });

  it("are named in English, in alphabetical order, for any other request", async () => {
    const english = await districts("ta, fr;q=0.5");
    expect(english).toHaveLength(75);
    expect(english[0]).toEqual({ city_id: "901", city: "Agra" });
    expect(namesAround(english, "Kanpur Nagar")).toEqual([
      "Kannauj",
      "Kanpur Dehat",
      "Kanpur Nagar",
      "Kasganj",
      "Kaushambi",
    ]);
    expect(english.at(-1)).toMatchObject({ city_id: "975", city: "Varanasi" });
  });

  it("are the same in both languages", async () => {
    const idsIn = async (language: string) => (await districts(language)).map(({ city_id }) => city_id).sort();
    expect(await idsIn("hi")).toEqual(await idsIn("en"));
  });
});
