import type { ComponentType } from "react";
import { postPath, posts } from "#content/posts";
import type { Namespace } from "#i18n/instance";

/** One line of the route table: it makes the page in every language. Specification, section 2. */
export interface PageRoute {
  /** As the specification has it, without a language. */
  path: string;
  /** The file under `src/pages/`, which exports `Page`. */
  page: string;
  /** Words of the page, the ones that hold `meta.title` and `meta.description` first. */
  words: readonly [Namespace, ...Namespace[]];
  /** It has a text that stands in its HTML alone, see `PageText`, and these are words of that text. Only for a path without parameters. */
  text?: readonly Namespace[];
  /** Left out of search engines and of the sitemap: pages that hold a person's own answer. */
  unlisted?: boolean;
  /** For a path with parameters: every path that has a page. Any other that the route takes is not there. */
  prerender?: readonly string[];
  /** What is served with status 404 where this route has no page: a path that shows it, and the file's name. */
  notFound?: { path: string; file: string };
}

/** What each file of `src/pages/` exports: a page, told which words are its own, for some pages differ in nothing else. */
export interface PageModule {
  Page: ComponentType<{ words: Namespace }>;
}

/** Whether this build has the developers' gallery; the one that goes online has not. */
declare const __GALLERY__: boolean;

/** Names of the parts that the gallery shows, each at an address of its own. */
declare const __GALLERY_PARTS__: readonly string[];

/** What the route table needs of `src/content/policies.ts`, put in by the build; without names, for each would be on every page. */
declare const __POLICIES__: readonly [path: string, words: Namespace, page?: string][];

const pageFiles: Record<string, () => Promise<PageModule>> = import.meta.glob<PageModule>("../pages/*/*Page.tsx");
const galleryPage = "../app/gallery/GalleryRoute";
if (__GALLERY__) pageFiles[`../pages/${galleryPage}.tsx`] = () => import("./gallery/GalleryRoute.tsx");

/** Fetches the module of a page. */
export function importPage(route: PageRoute): Promise<PageModule> {
  const load = pageFiles[`../pages/${route.page}.tsx`];
  if (!load) throw new Error(`There is no src/pages/${route.page}.tsx.`);
  return load();
}

/** Every page of the site, in the order of the specification but for the policies, which stand together. */
export const pageRoutes: readonly PageRoute[] = [
  { path: "/", page: "home/HomePage", words: ["home", "calculator"], text: [] },
  { path: "/about-us", page: "about/AboutPage", words: ["about"], text: [] },
  { path: "/contact-us", page: "contact/ContactPage", words: ["contact", "errors"], text: ["office"] },
  ...__POLICIES__.map(([path, words, page = "policy/PolicyPage"]): PageRoute => ({ path, page, words: [words], text: ["policies"] })),
  { path: "/faqs", page: "faqs/FaqsPage", words: ["faqs"], text: ["faq-questions"] },
  { path: "/career", page: "career/CareerPage", words: ["career", "errors"], text: [] },
  { path: "/repay-loan", page: "repay/RepayPage", words: ["repay"], text: [] },
  { path: "/apply-now", page: "apply/ApplyPage", words: ["apply", "errors"] },
  { path: "/check", page: "check-status/CheckStatusPage", words: ["check", "lookup", "errors"], unlisted: true },
  { path: "/getpanverify", page: "check-status/PanVerifyPage", words: ["getpanverify", "lookup", "errors"], unlisted: true },
  { path: "/video-kyc", page: "video-kyc/VideoKycPage", words: ["video-kyc"], text: [], unlisted: true },
  { path: "/blogs", page: "blog/BlogsPage", words: ["blogs"], text: ["posts"] },
  // A route for each post, for each has words of its own; and one for an id that no post has.
  ...posts.map((post): PageRoute => ({
    path: postPath(post),
    page: "blog/BlogPage",
    words: [post.text],
    text: ["posts", "blog-details"],
  })),
  {
    path: "/blog-details/:id",
    page: "blog/BlogPage",
    words: ["blog-details", "posts"],
    prerender: [],
    notFound: { path: "/blog-details/none", file: "blog-not-found" },
  },
  { path: "/lending-partner", page: "lending-partner/LendingPartnerPage", words: ["lending-partner"], text: [] },
];

/** What stands for every other path; status 404. */
export const notFoundRoute: PageRoute = {
  path: "*",
  page: "not-found/NotFoundPage",
  words: ["not-found"],
  prerender: [],
  notFound: { path: "/404", file: "404" },
};

const developerRoutes: PageRoute[] = __GALLERY__ ? [
  { path: "/gallery", page: galleryPage, words: ["not-found"], unlisted: true },
  { path: "/gallery/:part", page: galleryPage, words: ["not-found"], unlisted: true, prerender: __GALLERY_PARTS__.map((part) => `/gallery/${part}`) },
] : [];

/** Every route of this build. */
export const allRoutes: readonly PageRoute[] = [...pageRoutes, ...developerRoutes, notFoundRoute];
