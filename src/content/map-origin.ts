/** Origin of the map. Only the page that shows the map may frame it: `frames` in `RenderRecord`. */
export const mapOrigin = "https://www.openstreetmap.org";
