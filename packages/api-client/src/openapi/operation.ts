import type { JsonSchema } from './json-schema.js';

/** Something that is written once and referred to. */
export interface Reference {
  $ref: string;
}

/** One content type of a body. */
export interface MediaType {
  schema: JsonSchema;
  example?: unknown;
}

/** A header of an answer, or a parameter. */
export interface Header {
  description: string;
  schema: JsonSchema;
}

/** The response of a call. */
export interface ResponseObject {
  description: string;
  headers?: Record<string, Reference | Header>;
  content?: Record<string, MediaType>;
}

/** Something sent in the path, the query or a header. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  required?: boolean;
  style?: 'form';
  explode?: boolean;
  schema: JsonSchema;
}

/** One method of one path. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required: boolean; description?: string; content: Record<string, MediaType> };
  responses: Record<string, ResponseObject | Reference>;
  /** The administrator's permission that opens rows of others, or the record at all. */
  'x-permission'?: string;
}

/** The methods of a path. */
export type PathItem = Partial<Record<'get' | 'post' | 'patch' | 'delete', Operation>> & {
  parameters?: (Parameter | Reference)[];
};

/** The whole document. */
export interface OpenApiDocument {
  openapi: '3.1.1';
  info: Record<string, unknown>;
  servers: { url: string; description: string }[];
  security: Record<string, string[]>[];
  tags: { name: string; description: string }[];
  paths: Record<string, PathItem>;
  components: {
    securitySchemes: Record<string, unknown>;
    parameters: Record<string, Parameter>;
    headers: Record<string, Header>;
    responses: Record<string, ResponseObject>;
    schemas: Record<string, JsonSchema>;
  };
}
