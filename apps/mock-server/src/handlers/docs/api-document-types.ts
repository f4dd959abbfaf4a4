/** A schema, as far as the reference shows it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly discriminator?: { readonly propertyName: string };
  readonly 'x-references'?: string;
  readonly 'x-precision'?: readonly [number, number];
  readonly 'x-unique'?: readonly (readonly string[])[];
  readonly 'x-ours'?: boolean;
}

/** A reference to something written once. */
export interface Reference {
  readonly $ref: string;
}

/** One content type of a body. */
export interface Media {
  readonly schema: Schema;
  readonly example?: unknown;
}

/** Something in the path, the query or a header. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly explode?: boolean;
  readonly schema: Schema;
}

/** An answer. */
export interface Answer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Reference | { readonly description: string }>>;
  readonly content?: Readonly<Record<string, Media>>;
}

/** One method of a path, as it is written. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Answer | Reference>>;
  readonly 'x-permission'?: string;
}

/** A path: its operations by method, and what they share. */
export interface PathItem {
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly get?: Operation;
  readonly post?: Operation;
  readonly patch?: Operation;
  readonly delete?: Operation;
}

/** The OpenAPI document. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly headers: Readonly<Record<string, { readonly description: string }>>;
    readonly responses: Readonly<Record<string, Answer>>;
  };
}
