import { policies } from "#content/policies";
import { postPath, posts } from "#content/posts";
import type { Namespace } from "#i18n/instance";

/** One line of the route table: it makes the page in every language. Specification, section 2. */
export interface PageRoute {
  /** As the specification has it, without a language. */
  path: string;
  /** The file, as a path from `src/pages/`, which exports `Page`. */
  page: string;
  /** The page's own namespace, which holds `meta.title` and `meta.description`. */
  namespace: Namespace;
  /** Left out of search engines and of the sitemap: pages that hold a person's own answer. */
  unlisted?: boolean;
  /** For a path with parameters: every path that has a page. Any other that the route takes is not there. */
  prerender?: readonly string[];
  /** What is served with status 404 where this route has no page: a path that shows it, and the file's name. */
  notFound?: { path: string; file: string };
}

/** Whether this build has the developers' gallery; the one that goes online has not. */
declare const __GALLERY__: boolean;

/** Names of the parts that the gallery shows, each at an address of its own. */
declare const __GALLERY_PARTS__: readonly string[];

/** Every page of the site, in the order of the specification but for the policies, which stand together. */
export const pageRoutes: readonly PageRoute[] = [
  { path: "/", page: "home/HomePage", namespace: "home" },
  { path: "/about-us", page: "about/AboutPage", namespace: "about" },
  { path: "/contact-us", page: "contact/ContactPage", namespace: "contact" },
  ...policies.map((policy): PageRoute => ({ path: policy.path, page: "page" in policy ? policy.page : "policy/PolicyPage", namespace: policy.namespace })),
  { path: "/faqs", page: "faqs/FaqsPage", namespace: "faqs" },
  { path: "/career", page: "career/CareerPage", namespace: "career" },
  { path: "/repay-loan", page: "repay/RepayPage", namespace: "repay" },
  { path: "/apply-now", page: "apply/ApplyPage", namespace: "apply" },
  { path: "/check", page: "check-status/CheckStatusPage", namespace: "check", unlisted: true },
  { path: "/getpanverify", page: "check-status/PanVerifyPage", namespace: "getpanverify", unlisted: true },
  { path: "/video-kyc", page: "video-kyc/VideoKycPage", namespace: "video-kyc", unlisted: true },
  { path: "/blogs", page: "blog/BlogsPage", namespace: "blogs" },
  // A route for each post, for each has words of its own; and one for an id that no post has.
  ...posts.map((post): PageRoute => ({
    path: postPath(post),
    page: "blog/BlogPage",
    namespace: post.text,
  })),
  {
    path: "/blog-details/:id",
    page: "blog/BlogPage",
    namespace: "blog-details",
    prerender: [],
    notFound: { path: "/blog-details/none", file: "blog-not-found" },
  },
  { path: "/lending-partner", page: "lending-partner/LendingPartnerPage", namespace: "lending-partner" },
];

/** What stands for every other path; status 404. */
export const notFoundRoute: PageRoute = {
  path: "*",
  page: "not-found/NotFoundPage",
  namespace: "not-found",
  prerender: [],
  notFound: { path: "/404", file: "404" },
};

/** The file of the gallery, which is no page of the site. */
const galleryPage = "../app/gallery/GalleryRoute";

const developerRoutes: PageRoute[] = __GALLERY__ ? [
  { path: "/gallery", page: galleryPage, namespace: "not-found", unlisted: true },
  { path: "/gallery/:part", page: galleryPage, namespace: "not-found", unlisted: true, prerender: __GALLERY_PARTS__.map((part) => `/gallery/${part}`) },
] : [];

/** Every route of this build. */
export const allRoutes: readonly PageRoute[] = [...pageRoutes, ...developerRoutes, notFoundRoute];
