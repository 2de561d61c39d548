import { Container, Heading, Inline, Link, Stack, Table } from "#ui";
import type { Gallery, GalleryExample, Speak } from "#ui/gallery";
import * as styles from "./GalleryPage.css.ts";
import { useGalleryChoice } from "./useGalleryChoice.ts";

const galleries = Object.values(
  import.meta.glob<Gallery>("../../ui/**/*.gallery.tsx", { eager: true, import: "gallery" }),
).sort((one, other) => one.part.localeCompare(other.part));

const voices: Record<"en" | "hi", Speak> = { en: (en) => en, hi: (_en, hi) => hi };

/** Every part of the design system in every state, for developers and for the accessibility audit. */
export interface GalleryPageProps {
  /** Language of the examples, unless the address gives another. Default: en. */
  lang?: "en" | "hi";
  /** Shows only this part. Default: all parts. */
  part?: string;
}

/** See {@link GalleryPageProps}. */
export function GalleryPage({ lang = "en", part: only }: GalleryPageProps) {
  const choice = useGalleryChoice();
  const language = choice.lang === "hi" || choice.lang === "en" ? choice.lang : lang;
  const shown = galleries.filter(({ part }) => !only || part === only);
  return (
    <div className={styles.root} lang="en">
      <Container>
        <Stack space={600}>
          <Heading level={1} tabIndex={-1}>
            Parts
          </Heading>
          {shown.length > 1 && (
            <Inline as="ul" space={200}>
              {galleries.map(({ part }) => (
                <li key={part}>
                  <Link href={`#${part}`} standalone>
                    {part}
                  </Link>
                </li>
              ))}
            </Inline>
          )}
          {shown.map((gallery) => (
            <Part key={gallery.part} gallery={gallery} lang={language} />
          ))}
          {shown.length === 0 && <p>There is no part of that name.</p>}
        </Stack>
      </Container>
    </div>
  );
}

function Part({ gallery: { part, use, keyboard, examples }, lang }: { gallery: Gallery; lang: "en" | "hi" }) {
  return (
    <Stack as="section" id={part} aria-labelledby={`${part}-heading`} space={250}>
      <Heading level={2} id={`${part}-heading`}>
        {part}
      </Heading>
      <p>{use}</p>
      {keyboard && (
        <Table
          scrollHint="Scroll sideways to see all columns."
          caption={`Keys in ${part}`}
          columns={[{ heading: "Key" }, { heading: "What it does" }]}
          rows={keyboard}
        />
      )}
      {examples.map((example) => (
        <Example key={example.name} part={part} example={example} lang={lang} />
      ))}
    </Stack>
  );
}

function Example({
  part,
  example: { name, render },
  lang,
}: {
  part: string;
  example: GalleryExample;
  lang: "en" | "hi";
}) {
  return (
    <figure className={styles.example} data-example={`${part}: ${name}`}>
      <figcaption className={styles.caption}>{name}</figcaption>
      <div className={styles.frame} lang={lang}>
        {render(voices[lang])}
      </div>
    </figure>
  );
}
