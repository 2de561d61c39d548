/** What the person in front of the camera should do. Directions are from their point of view. */
export type FacePosition = "none" | "good" | "left" | "right" | "up" | "down" | "near" | "far";

/** A detected face, in pixels of the picture. */
export interface FaceBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** As fractions of the picture: how far from the centre the face may be, and how tall it should be. */
const limits = { aside: 0.18, above: 0.2, smallest: 0.2, largest: 0.75 };

/** What to do so that the face is well placed in a picture of this width and height. */
export function facePositionOf(face: FaceBox | undefined, picture: { width: number; height: number }): FacePosition {
  if (!face) return "none";
  const tall = face.height / picture.height;
  if (tall > limits.largest) return "near";
  if (tall < limits.smallest) return "far";
  const aside = (face.x + face.width / 2) / picture.width - 0.5;
  // The picture is seen from the camera: right in it is the person's left, so they have to move right.
  if (Math.abs(aside) > limits.aside) return aside > 0 ? "right" : "left";
  const below = (face.y + face.height / 2) / picture.height - 0.5;
  if (Math.abs(below) > limits.above) return below > 0 ? "up" : "down";
  return "good";
}
