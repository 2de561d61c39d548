import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { palette } from "#tokens/primitive/palette";
import { stroke } from "#tokens/primitive/scale";
import { postPath, posts } from "#content/posts";
import { createI18n, type CoreTFunction } from "#i18n/instance";
import type { Language } from "#i18n/languages";
import { loadTranslations } from "#i18n/load-namespaces";
import * as art from "#ui/theme/art.css";
import { PostArt } from "../pages/blog/art/PostArt.tsx";
import { PapersInOrder } from "../pages/home/art/PapersInOrder.tsx";
import { linkPreviewPath } from "./link-preview.ts";

/** Content of one shared picture. */
export interface PictureContent {
  /** Its path on the site. */
  file: string;
  brand: string;
  title: string;
  /** The lender's name, which must be shown wherever a loan is offered. */
  note: string;
  /** A drawing as a complete SVG document. */
  drawing: string;
}

/** Content of the shared pictures of one language. */
export async function pictureContents(language: Language): Promise<PictureContent[]> {
  const t = createI18n(language, await loadTranslations(language, ["shell", "company", "home", "posts"]))
    .t as CoreTFunction;
  const translate = t as unknown as (key: string) => string;
  const common = { brand: translate("company:brand"), note: translate("home:hero.lender") };
  return [
    {
      ...common,
      file: linkPreviewPath("/", language),
      title: translate("home:who.heading"),
      drawing: drawingOf(<PapersInOrder />),
    },
    ...posts.map((post) => ({
      ...common,
      file: linkPreviewPath(postPath(post), language),
      title: translate(`posts:${post.key}.title`),
      drawing: drawingOf(<PostArt post={post} />),
    })),
  ];
}

/** Styles for the site's drawings in the light theme's colours, because a picture file has no stylesheet. */
const looks = {
  [art.root]: { fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" },
  [art.soft]: { fill: palette.blue[800] },
  [art.thing]: { fill: palette.white, stroke: palette.blue[600] },
  [art.filled]: { fill: palette.blue[200], stroke: palette.blue[600] },
  [art.golden]: { fill: palette.gold[300], stroke: palette.blue[600] },
  [art.mark]: { stroke: palette.blue[600] },
  [art.accent]: { stroke: palette.gold[500], "stroke-width": parseFloat(stroke.thick) },
} as Record<string, Record<string, string | number>>;

const drawingOf = (drawing: ReactNode) =>
  renderToStaticMarkup(drawing)
    .replace(/ class="([^"]*)"/g, (_, name: string) =>
      Object.entries({ "stroke-width": parseFloat(stroke.medium), ...looks[name] })
        .map(([attribute, value]) => ` ${attribute}="${value}"`)
        .join(""),
    )
    .replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
