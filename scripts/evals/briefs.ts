import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { assistantIds, languages, type AssistantId } from '@constella/api-client/contract';
import { z } from 'zod';

/** The folder of the briefs, a folder for each assistant. */
export const briefsFolder = fileURLToPath(new URL('../../evals/', import.meta.url));

const range = z.object({ min: z.int().min(0).optional(), max: z.int().optional() }).strict();

/** A request somebody of the trade would type, and what a good answer to it has to show. */
export const briefSchema = z
  .object({
    /** One sentence: who asks, and what is hard about it. */
    about: z.string().min(20),
    locale: z.enum(languages),
    /** Nothing a good answer could be given to as it stands: a contradiction, a gap, a trap. */
    bad: z.literal(true).optional(),
    /** As it is sent; agents of the person's own are filled in. */
    request: z.record(z.string(), z.unknown()),
    /** Agents of the person's own that take part; the first coordinator leads. */
    agents: z
      .array(
        z.object({
          name: z.string(),
          type: z.string(),
          capabilities: z.array(z.string()),
          systemPrompt: z.string().optional(),
        }),
      )
      .default([]),
    /** The member's company; without it there is none. */
    company: z
      .object({
        name: z.string(),
        industry: z.string(),
        size: z.string(),
        regions: z.array(z.string()),
        operatingJurisdictions: z.array(z.string()),
      })
      .optional(),
    /** Files of the person's own, as they are attached. */
    files: z.array(z.object({ name: z.string().min(1), text: z.string().min(1) })).default([]),
    /** Figures, dates and names of the request a good answer uses. Dates as `2027-03-01`. */
    facts: z.array(z.string().min(1)),
    /** Entries of a list of the result, by its dotted path. */
    counts: z.record(z.string(), z.union([z.int(), range])).default({}),
    /** Words of the text. */
    words: range.optional(),
    /** Of each group the text has to match one expression. */
    says: z.array(z.array(z.string())).default([]),
    /** Expressions the text may not match. */
    never: z.array(z.string()).default([]),
  })
  .strict();
/** A checked {@link briefSchema}. */
export type Brief = z.output<typeof briefSchema>;

const answer = z.union([z.string(), z.record(z.string(), z.unknown())]);
/** Answers of a model to each step of a run: a text, or JSON; for a repeated step by its entry. */
export const recordingSchema = z
  .object({
    /** Who wrote it: a model, or the team. */
    writtenBy: z.string().min(1),
    /** The day it was written on, on which the run is replayed. */
    day: z.iso.date(),
    answers: z.record(z.string(), answer),
  })
  .strict();
/** A checked {@link recordingSchema}. */
export type Recording = z.output<typeof recordingSchema>;

/** A brief where it is kept. */
export interface KeptBrief {
  readonly assistant: AssistantId;
  /** The name of its file. */
  readonly name: string;
  readonly brief: Brief;
  /** What was answered once. */
  readonly recording?: Recording | undefined;
}

const recorded = '.recorded.json';

/** The path of a recording. */
export const recordingPath = ({ assistant, name }: Pick<KeptBrief, 'assistant' | 'name'>): string =>
  `${briefsFolder}${assistant}/${name}${recorded}`;

/** The briefs of every assistant, or of one. @throws with the file's name when one cannot be read */
export async function readBriefs(only?: string): Promise<KeptBrief[]> {
  if (only !== undefined && !assistantIds.some((id) => id === only))
    throw new Error(`There is no assistant ${only}. There are: ${assistantIds.join(', ')}.`);
  const ids = assistantIds.filter((id) => only === undefined || id === only);
  const all = await Promise.all(ids.map(briefsOf));
  return all.flat();
}

async function briefsOf(assistant: AssistantId): Promise<KeptBrief[]> {
  const folder = `${briefsFolder}${assistant}/`;
  const files = (await readdir(folder)).toSorted();
  const names = files
    .filter((file) => file.endsWith('.json') && !file.endsWith(recorded))
    .map((file) => file.slice(0, -'.json'.length));
  return Promise.all(
    names.map(async (name): Promise<KeptBrief> => {
      const brief = await readJson(`${folder}${name}.json`, briefSchema);
      const recording = files.includes(`${name}${recorded}`)
        ? await readJson(`${folder}${name}${recorded}`, recordingSchema)
        : undefined;
      return { assistant, name, brief, recording };
    }),
  );
}

async function readJson<S extends z.ZodType>(path: string, schema: S): Promise<z.output<S>> {
  const read = schema.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!read.success) throw new Error(`${path}\n${z.prettifyError(read.error)}`);
  return read.data;
}
