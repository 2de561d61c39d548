import { company } from "./company.ts";
import { mapOrigin } from "./map-origin.ts";

/** How far the map reaches to each side of the office, in degrees: about 700 metres. */
const reach = { latitude: 0.0062, longitude: 0.0072 };

const { latitude, longitude } = company.map;
const degrees = (value: number) => value.toFixed(5);

/** The map to frame, with a pin at the office. */
export const mapFrame = `${mapOrigin}/export/embed.html?${new URLSearchParams({
  bbox: [longitude - reach.longitude, latitude - reach.latitude, longitude + reach.longitude, latitude + reach.latitude].map(degrees).join(),
  layer: "mapnik",
  marker: `${degrees(latitude)},${degrees(longitude)}`,
}).toString()}`;

/** The same map as a page of its own. */
export const mapPage = `${mapOrigin}/?mlat=${degrees(latitude)}&mlon=${degrees(longitude)}#map=17/${degrees(latitude)}/${degrees(longitude)}`;
