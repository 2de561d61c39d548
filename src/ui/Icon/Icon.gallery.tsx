import type { Gallery } from "../gallery.ts";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Icon } from "./Icon.tsx";
import * as icons from "./icons.ts";

export const gallery: Gallery = {
  part: "Icon",
  use: "A small drawing beside text with the same meaning. Use it alone only in a button with a label.",
  examples: [
    {
      name: "all of them",
      render: () => (
        <Inline as="ul" space={300}>
          {Object.entries(icons).map(([name, shape]) => (
            <li key={name}>
              <Stack align="center" space={50}>
                <Icon shape={shape} size="large" />
                <small>{name}</small>
              </Stack>
            </li>
          ))}
        </Inline>
      ),
    },
    {
      name: "beside words",
      render: (speak) => (
        <Inline space={100}>
          <Icon shape={icons.shield} />
          <span>{speak("Secure & transparent", "सुरक्षित और साफ़")}</span>
        </Inline>
      ),
    },
    {
      name: "sizes",
      render: () => (
        <Inline>
          <Icon shape={icons.rupee} />
          <Icon shape={icons.rupee} size="medium" />
          <Icon shape={icons.rupee} size="large" />
          <Icon shape={icons.rupee} size="xlarge" />
        </Inline>
      ),
    },
    {
      name: "filled",
      render: () => (
        <Inline space={25}>
          <Icon shape={icons.star} filled />
          <Icon shape={icons.star} filled />
          <Icon shape={icons.star} filled />
          <Icon shape={icons.star} filled />
          <Icon shape={icons.star} />
        </Inline>
      ),
    },
  ],
};
