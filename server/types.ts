import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from "fastify";
import type * as v from "valibot";

/** Lets a route's valibot schemas be the types of what it takes and gives. */
export interface ValibotTypeProvider extends FastifyTypeProvider {
  validator: this["schema"] extends v.GenericSchema ? v.InferOutput<this["schema"]> : unknown;
  serializer: this["schema"] extends v.GenericSchema ? v.InferInput<this["schema"]> : unknown;
}

/** The server under construction, as plugins and routes receive it. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ValibotTypeProvider
>;
