import type { IncomingMessage, ServerResponse } from 'node:http';

import { failure } from '../handlers/http/respond.js';
import { localeOf } from '../base/language/accept-language.js';
import { textsFor } from '../base/language/texts.js';
import { Unreachable } from '../scenarios/faults.js';
import { Recent } from '../scenarios/recent.js';
import {
  readScenarioHeader,
  scenarioHeader,
  ScenarioInputError,
  scenarioText,
  type ScenarioInput,
} from '../scenarios/scenario-input.js';
import {
  createScenarioServer,
  type ScenarioHost,
  type ScenarioServer,
} from '../scenarios/scenario-server.js';
import { isPublic, publicResources, type PublicLists } from './public-resources.js';
import { sendResponse } from './send-response.js';

/** Servers that are kept; each holds a company's worth of data. */
const kept = 6;

interface Served {
  readonly server: ScenarioServer;
  readonly lists: PublicLists;
}

/**
 * Servers in memory beside the real one, made when a request names a scenario in its header. The
 * same header is the same server, until others have been asked for since.
 */
export class ScenarioServers {
  readonly #host: ScenarioHost;
  readonly #servers: Recent<Promise<Served>>;
  readonly #stopping = new Set<Promise<void>>();

  constructor(host: ScenarioHost) {
    this.#host = { ...host, isElsewhere: isPublic };
    this.#servers = new Recent(kept, (served) => this.#let(served));
  }

  /** Whether a request names a scenario. */
  isFor({ headers, url = '' }: IncomingMessage): boolean {
    return headers[scenarioHeader] !== undefined && /^\/api(?:$|[/?])/.test(url);
  }

  /** Answers a request that names one. */
  async answer(web: Request, request: IncomingMessage, response: ServerResponse): Promise<void> {
    let input: ScenarioInput;
    try {
      input = readScenarioHeader(web.headers.get(scenarioHeader) ?? '');
    } catch (error) {
      const refused = error instanceof ScenarioInputError ? error.refusal() : error;
      const texts = await textsFor(localeOf(web));
      response.setHeader(scenarioHeader, 'refused');
      await sendResponse(failure(refused, texts, this.#host.log), response);
      return;
    }
    const { server, lists } = await this.#serverOf(input);
    // Whoever asks can see that it is not the real data they read.
    response.setHeader(scenarioHeader, scenarioText(input));
    // The moment it is there; Node would write the one it is here.
    response.setHeader('date', new Date(server.clock.now()).toUTCString());
    try {
      const answered = await server.answer(web);
      if (answered) await sendResponse(answered, response);
      else lists(request, response);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      request.socket.destroy();
    }
  }

  /** Stops their runs and lets go of them. */
  async stop(): Promise<void> {
    this.#servers.clear();
    await Promise.all(this.#stopping);
  }

  #let(served: Promise<Served>): void {
    const stopping = served
      .then(({ server }) => server.stop())
      .catch(() => undefined)
      .finally(() => this.#stopping.delete(stopping));
    this.#stopping.add(stopping);
  }

  #serverOf(input: ScenarioInput): Promise<Served> {
    const key = scenarioText(input);
    return this.#servers.get(key, () => {
      const served = createScenarioServer(input, this.#host).then((server) => ({
        server,
        lists: publicResources(server.state),
      }));
      // What failed to be made must not stay failed.
      served.catch(() => this.#servers.drop(key));
      return served;
    });
  }
}
