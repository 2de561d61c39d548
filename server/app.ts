import { join } from "node:path";
import fastify from "fastify";
import type { Settings } from "./env.ts";
import { embeddedLender } from "./gateway/embedded-lender.ts";
import { fixedValues } from "./gateway/fixed-values.ts";
import { httpLender } from "./gateway/http-lender.ts";
import type { Lender } from "./gateway/lender.ts";
import { upstreamsOf, type Upstreams } from "./gateway/upstreams.ts";
import { loadGeography, type Geography } from "./geography/geography.ts";
import { pinDirectory } from "./geography/pin-directory.ts";
import { Connections } from "./plugins/connections.ts";
import { AddressMarks } from "./plugins/address-marks.ts";
import { errorHandler, rejectMalformedRequests } from "./plugins/errors.ts";
import { reportViolations, securityHeaders, setHeaders } from "./plugins/headers.ts";
import { registerLimits } from "./plugins/limits.ts";
import { loggingOptions, recordAnswers, type LogStream } from "./plugins/logging.ts";
import { carryRequestIds, requestIds, trustedProxies } from "./plugins/request-ids.ts";
import { serveSite } from "./plugins/static-files.ts";
import { validateWithValibot } from "./plugins/validation.ts";
import { noMetrics, prometheusMetrics, serveMetrics, type Metrics } from "./metrics.ts";
import { readinessChecks } from "./readiness.ts";
import { applicationRoutes } from "./routes/applications.ts";
import { complaintRoutes } from "./routes/complaints.ts";
import { contactRoutes } from "./routes/contact.ts";
import { healthRoutes } from "./routes/health.ts";
import { leadRoutes } from "./routes/leads.ts";
import { placeRoutes } from "./routes/places.ts";
import { videoRoutes } from "./routes/videos.ts";
import { openDatabase } from "./store/database.ts";
import { loadPlaces } from "./store/geography.ts";
import { hashKey } from "./store/shared-values.ts";
import type { Database } from "./store/tables.ts";
import { emptyLog } from "./store/erased-traces.ts";
import { deleteExpiredKeys } from "./store/idempotency-keys.ts";
import { deleteEndedWindows } from "./store/rate-limits.ts";
import { startCleanupJobs, type CleanupJob } from "./cleanup-jobs.ts";
import type { App, ValibotTypeProvider } from "./types.ts";
import { UploadStaging } from "./videos/upload-staging.ts";
import { VideoStoreError } from "./videos/failure.ts";
import { removeOrphans } from "./videos/save-video.ts";
import { videoStore, type VideoStore } from "./videos/store.ts";

/** Inputs from outside the server that a test may replace. */
export interface Dependencies {
  /** The places that the form offers. */
  geography?: () => Geography | Promise<Geography>;
  now?: () => Date;
  logStream?: LogStream;
}

/** Longest JSON that a call may send, in bytes; an application has about one thousand. */
const bodyBytesMax = 64 * 1024;

/** Builds the whole server without listening. Its database is opened here and closed with `app.close()`. */
export async function buildApp(settings: Settings, dependencies: Dependencies = {}): Promise<App> {
  const { now = () => new Date(), geography = loadGeography, logStream } = dependencies;
  const headers = securityHeaders(settings);
  const prometheus = settings.metrics && (await prometheusMetrics());
  const metrics = prometheus ?? noMetrics;
  const marks = new AddressMarks();
  const trustsProxy = trustedProxies(settings.trustProxy);
  const connections = new Connections(settings.connections, { headers, metrics, marks, trustsProxy });
  const handleError = errorHandler({ metrics, marks });
  const app: App = fastify({
    ...connections.serverOptions,
    ...loggingOptions(settings.logLevel, logStream),
    trustProxy: trustsProxy,
    genReqId: requestIds(trustsProxy),
    bodyLimit: bodyBytesMax,
    // No hook has set the headers yet when these occur.
    frameworkErrors: (error, request, reply) => handleError(error, request, reply.headers(headers)),
    // Fastify's own 503 has neither our JSON shape nor our headers. Requests that arrive during shutdown are answered and their connections closed.
    return503OnClosing: false,
  }).withTypeProvider<ValibotTypeProvider>();
  const onError = (error: Error) => app.log.error({ err: error }, "background task failed");

  const db = await openDatabase(settings.database, onError);
  app.addHook("onClose", () => db.destroy());
  try {
    const videos = videoStore(settings);
    const staging = new UploadStaging(join(settings.dataDir, "videos/arriving"));
    await staging.prepare(now());
    const cleanupJobs: CleanupJob[] = [
      async (time) => {
        await deleteExpiredKeys(db, time.toISOString());
        // SQLite's log holds the deleted rows until it is emptied.
        await emptyLog(db);
      },
      (time) => deleteEndedWindows(db, time.toISOString()),
      (time) => staging.removeAbandoned(time),
      (time) => marks.rotate(db, time),
    ];
    await marks.rotate(db, now());
    const places = await geography();
    if (settings.lender.kind === "embedded") {
      await loadPlaces(db, places);
      await checkStore(videos, onError);
      cleanupJobs.push(() => removeOrphans({ db, store: videos, now }));
    }
    const upstreams =
      settings.lender.kind === "http"
        ? upstreamsOf(settings.lender, {
            metrics,
            onChange: (host, circuit) => app.log.warn({ host, circuit }, "the circuit to the lender changed"),
          })
        : undefined;
    const lender = lenderOf(settings, { db, videos, upstreams, metrics, now, onError });
    const stopCleanupJobs = startCleanupJobs(cleanupJobs, now, onError);
    app.addHook("onClose", async () => stopCleanupJobs());

    // Only JSON: a form on another site can send plain text without a CORS preflight, but not JSON.
    app.removeContentTypeParser("text/plain");
    validateWithValibot(app);
    app.setErrorHandler(handleError);
    carryRequestIds(app);
    recordAnswers(app, metrics);
    connections.watch(app);
    setHeaders(app, headers);
    rejectMalformedRequests(app);
    if (settings.reportTo) reportViolations(app, settings.reportTo);
    if (prometheus && settings.metrics) {
      const server = await serveMetrics(prometheus, settings.metrics);
      app.addHook("onClose", () => server.close());
      app.log.info(`Metrics are at ${server.address}`);
    }
    const limits = await registerLimits(app, {
      limits: settings.limits,
      hashKey: await hashKey(db),
      sharedIn: settings.database.kind === "postgres" ? db : undefined,
      now,
    });

    healthRoutes(
      app,
      readinessChecks({
        db,
        dataDir: settings.dataDir,
        diskFreeMin: settings.diskFreeMin,
        videos: upstreams ? undefined : videos,
        upstreams,
        log: app.log,
      }),
    );
    placeRoutes(app, { lender, directory: pinDirectory(places), limits });
    applicationRoutes(app, { lender, limits, metrics });
    leadRoutes(app, { lender, limits });
    await videoRoutes(app, { lender, limits, metrics, connections, staging });
    contactRoutes(app, { db, limits, metrics, now });
    complaintRoutes(app, { db, limits, now });
    if (!(await serveSite(app, settings.distDir, { origin: settings.pagesOrigin, now })))
      app.log.warn("DIST_DIR has no built site: only API calls are answered");
    await app.ready();
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Configuration errors are fatal; a store that does not answer may recover, so that error is only logged. */
async function checkStore(videos: VideoStore, onError: (error: Error) => void): Promise<void> {
  try {
    await videos.check();
  } catch (error) {
    if (!(error instanceof VideoStoreError) || error.isPermanent) throw error;
    onError(error);
  }
}

interface LenderDependencies {
  db: Database;
  videos: VideoStore;
  upstreams: Upstreams | undefined;
  metrics: Metrics;
  now: () => Date;
  onError: (error: Error) => void;
}

function lenderOf(settings: Settings, { db, videos, upstreams, metrics, now, onError }: LenderDependencies): Lender {
  const fixed = fixedValues(settings);
  return settings.lender.kind === "http" && upstreams
    ? httpLender({ provider: settings.lender, upstreams, metrics, db, fixed, now, onError })
    : embeddedLender({ db, videos, fixed, now });
}
