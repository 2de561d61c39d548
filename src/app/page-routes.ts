import { policies } from "#content/policies";
import { postPath, posts } from "#content/posts";
import type { Namespace } from "#i18n/instance";

/** One line of the route table, for the page in every language. docs/product.md, section 2.1. */
export interface PageRoute {
  /** Path without a language prefix. */
  path: string;
  /** The file that exports `Page`, as a path from `src/pages/`. */
  page: string;
  /** The page's own namespace, with `meta.title` and `meta.description`. */
  namespace: Namespace;
  /** Hidden from search engines and the sitemap, because the page shows personal data. */
  unlisted?: boolean;
  /** For a path with parameters: every path that has a page. All others are 404. */
  prerender?: readonly string[];
  /** The page served with status 404 when this route has none: a path that renders it, and its file name. */
  notFound?: { path: string; file: string };
}

/** Whether this build contains the component gallery. The production build does not. */
declare const __GALLERY__: boolean;

/** Names of the components in the gallery. Each has its own address. */
declare const __GALLERY_PARTS__: readonly string[];

/** Every page of the site, in the order of docs/product.md, section 2.1, except for the policies, which are listed together. */
export const pageRoutes: readonly PageRoute[] = [
  { path: "/", page: "home/HomePage", namespace: "home" },
  { path: "/about-us", page: "about/AboutPage", namespace: "about" },
  { path: "/contact-us", page: "contact/ContactPage", namespace: "contact" },
  ...policies.map((policy): PageRoute => ({
    path: policy.path,
    page: "page" in policy ? policy.page : "policy/PolicyPage",
    namespace: policy.namespace,
  })),
  { path: "/faqs", page: "faqs/FaqsPage", namespace: "faqs" },
  { path: "/career", page: "career/CareerPage", namespace: "career" },
  { path: "/repay-loan", page: "repay/RepayPage", namespace: "repay" },
  { path: "/apply-now", page: "apply/ApplyPage", namespace: "apply" },
  { path: "/check", page: "check-status/CheckStatusPage", namespace: "check", unlisted: true },
  { path: "/getpanverify", page: "check-status/PanVerifyPage", namespace: "getpanverify", unlisted: true },
  { path: "/video-kyc", page: "video-kyc/VideoKycPage", namespace: "video-kyc", unlisted: true },
  { path: "/blogs", page: "blog/BlogsPage", namespace: "blogs" },
  // One route for each post, because each has its own namespace, and one for unknown ids.
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

/** The page for every other path; status 404. */
export const notFoundRoute: PageRoute = {
  path: "*",
  page: "not-found/NotFoundPage",
  namespace: "not-found",
  prerender: [],
  notFound: { path: "/404", file: "404" },
};

/** The file of the gallery, which is not a page of the site. */
const galleryPage = "../app/gallery/GalleryRoute";

const developerRoutes: PageRoute[] = __GALLERY__
  ? [
      { path: "/gallery", page: galleryPage, namespace: "not-found", unlisted: true },
      {
        path: "/gallery/:part",
        page: galleryPage,
        namespace: "not-found",
        unlisted: true,
        prerender: __GALLERY_PARTS__.map((part) => `/gallery/${part}`),
      },
    ]
  : [];

/** Every route of this build. */
export const allRoutes: readonly PageRoute[] = [...pageRoutes, ...developerRoutes, notFoundRoute];
