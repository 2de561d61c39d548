/** Who draws the map that a visitor may ask for. Only the page that shows it may frame this origin: `frames` in the build notes. */
export const mapOrigin = "https://www.openstreetmap.org";
