import { company } from "./company.ts";
import { mapOrigin } from "./map-origin.ts";

/** Distance from the office to each edge of the map, in degrees: about 700 metres. */
const reach = { latitude: 0.0062, longitude: 0.0072 };

const { latitude, longitude } = company.map;
const degrees = (value: number) => value.toFixed(5);

/** Address of the map for a frame, with a pin at the office. */
export const mapFrame = `${mapOrigin}/export/embed.html?${new URLSearchParams({
  bbox: [longitude - reach.longitude, latitude - reach.latitude, longitude + reach.longitude, latitude + reach.latitude]
    .map(degrees)
    .join(),
  layer: "mapnik",
  marker: `${degrees(latitude)},${degrees(longitude)}`,
}).toString()}`;

/** Address of the same map as a page. */
export const mapPage = `${mapOrigin}/?mlat=${degrees(latitude)}&mlon=${degrees(longitude)}#map=17/${degrees(latitude)}/${degrees(longitude)}`;
