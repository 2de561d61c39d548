export { loadStaticHtml, captureStaticHtml as holdStaticHtml } from "./static-html.ts";
export { RenderRecordContext, useAllowedFrame, type RenderRecord } from "./render-record.ts";
