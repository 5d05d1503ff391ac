// Spans as they come from our programs: OTLP in JSON.

/**
 * @typedef {object} Span
 * @property {string} traceId
 * @property {string} spanId
 * @property {string} [parentId] absent for the first of a trace
 * @property {string} service who did it: `requests`, `workspace-worker`
 * @property {string} name
 * @property {number} from milliseconds since the epoch
 * @property {number} to
 * @property {boolean} failed
 * @property {Readonly<Record<string, string>>} attributes
 */

/** @typedef {{ key: string, value: Record<string, unknown> }} OtlpAttribute */
/** @typedef {{ traceId: string, spanId: string, parentSpanId?: string | undefined, name: string, startTimeUnixNano: string, endTimeUnixNano: string, status?: { code?: number }, attributes?: OtlpAttribute[] }} OtlpSpan */
/** @typedef {{ resourceSpans?: { resource?: { attributes?: OtlpAttribute[] }, scopeSpans?: { spans?: OtlpSpan[] }[] }[] }} OtlpTraces */

/**
 * @param {OtlpTraces} body of `POST /v1/traces`
 * @returns {Span[]}
 */
export function spansOf(body) {
  return (body.resourceSpans ?? []).flatMap(({ resource, scopeSpans = [] }) => {
    const service = attributesOf(resource?.attributes)['service.name'] ?? 'unnamed';
    return scopeSpans.flatMap(({ spans = [] }) => spans.map((span) => spanOf(span, service)));
  });
}

/** @param {OtlpSpan} span @param {string} service @returns {Span} */
function spanOf(span, service) {
  return {
    traceId: span.traceId,
    spanId: span.spanId,
    ...(span.parentSpanId ? { parentId: span.parentSpanId } : {}),
    service,
    name: span.name,
    from: milliseconds(span.startTimeUnixNano),
    to: milliseconds(span.endTimeUnixNano),
    failed: span.status?.code === 2,
    attributes: attributesOf(span.attributes),
  };
}

/** Nanoseconds as text: too many for a number. @param {string} nanoseconds */
function milliseconds(nanoseconds) {
  return Number(BigInt(nanoseconds) / 1000n) / 1000;
}

/** @param {readonly OtlpAttribute[]} [attributes] @returns {Record<string, string>} */
function attributesOf(attributes = []) {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, String(Object.values(value)[0] ?? '')]));
}
