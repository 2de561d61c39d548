import type { Gallery } from "../gallery.ts";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Icon } from "./Icon.tsx";
import { shapes, type IconName } from "./shapes.ts";

const names = Object.keys(shapes) as IconName[];

export const gallery: Gallery = {
  part: "Icon",
  use: "A small drawing beside words, which say what it means. Alone it stands only in a button that has a label.",
  examples: [
    {
      name: "all of them",
      render: () => (
        <Inline as="ul" space={300}>
          {names.map((name) => (
            <li key={name}><Stack align="center" space={50}><Icon name={name} size="large" /><small>{name}</small></Stack></li>
          ))}
        </Inline>
      ),
    },
    { name: "beside words", render: (speak) => <Inline space={100}><Icon name="shield" /><span>{speak("Secure & transparent", "सुरक्षित और साफ़")}</span></Inline> },
    {
      name: "sizes",
      render: () => <Inline><Icon name="rupee" /><Icon name="rupee" size="medium" /><Icon name="rupee" size="large" /><Icon name="rupee" size="xlarge" /></Inline>,
    },
    { name: "filled", render: () => <Inline space={25}><Icon name="star" filled /><Icon name="star" filled /><Icon name="star" filled /><Icon name="star" filled /><Icon name="star" /></Inline> },
  ],
};
