/** Origin of the map. Only the page that shows the map may frame it: `frames` in the prerender manifest. */
export const mapOrigin = "https://www.openstreetmap.org";
