import { z } from 'zod';
import type { AnyEndpoint } from '@/lib/contract/call/endpoint';
import { pathParameters, rootedPath, tokenHeader } from '@/lib/contract/call/wire';

type Json = Record<string, unknown>;

/** Describes calls of the contract as an OpenAPI 3.1 document, for people and tools that do not read TypeScript. */
export function openApiDocument(endpoints: readonly AnyEndpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = rootedPath(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Shangtai', version: '1', description: 'Calls of the administrator console. Code 0 or absent means success.' },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token' },
        Token: { type: 'apiKey', in: 'header', name: 'Token' },
      },
    },
  };
}

function operation(endpoint: AnyEndpoint): Json {
  const { name, access, kind } = endpoint;
  const body = wire(endpoint.body);
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    security: access.open ? [] : [{ [tokenHeader(kind)]: [] }],
    parameters: parameters(endpoint),
    ...(body ? { requestBody: { content: { [mediaType(kind)]: { schema: body } } } } : {}),
    responses: { 200: { description: 'Answer or refusal', content: answerContent(endpoint) } },
    'x-access': access,
    'x-idempotent': endpoint.idempotent,
  };
}

const mediaType = (kind: AnyEndpoint['kind']) =>
  kind.endsWith('Upload') || kind === 'import' ? 'multipart/form-data' : 'application/json';

function answerContent(endpoint: AnyEndpoint): Json {
  if (endpoint.kind === 'export') return { 'text/csv': { schema: { type: 'string' } } };
  const text = { type: ['string', 'null'] };
  const properties = { code: { type: ['integer', 'null'] }, msg: text, message: text, data: wire(endpoint.data) ?? {} };
  return { 'application/json': { schema: { type: 'object', properties } } };
}

function parameters(endpoint: AnyEndpoint): Json[] {
  const inPath = pathParameters(endpoint.path);
  const { properties = {}, required = [] } = flattened(wire(endpoint.query) ?? {});
  const query = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: inPath.includes(name) ? 'path' : 'query',
    required: inPath.includes(name) || required.includes(name),
    schema,
  }));
  const header = (name: string, type: string) => ({ name, in: 'header', required: false, schema: { type } });
  return [
    ...query,
    header('storeId', 'integer'),
    header('Accept-Language', 'string'),
    ...(endpoint.idempotent ? [header('Idempotency-Key', 'string')] : []),
  ];
}

interface Fields {
  properties?: Record<string, unknown>;
  required?: string[];
}

/** Filters, paging and sort are declared apart and come as an intersection; a query has them side by side. */
function flattened(schema: Fields & { allOf?: (Fields & { allOf?: [] })[] }): Fields {
  const parts = [schema, ...(schema.allOf ?? []).map((part) => flattened(part))];
  return { properties: Object.assign({}, ...parts.map((part) => part.properties)), required: parts.flatMap((part) => part.required ?? []) };
}

/** The shape on the wire. Of a codec that is the side it reads; what JSON Schema cannot say stays open. */
function wire(schema: AnyEndpoint['query']): Json | undefined {
  if (schema instanceof z.ZodUndefined) return undefined;
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' });
  return shape;
}
