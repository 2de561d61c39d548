export { loadStaticHtml, captureStaticHtml } from "./static-html.ts";
export { RenderRecordContext, useAllowedFrame, type RenderRecord } from "./render-record.ts";
