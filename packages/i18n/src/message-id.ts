import type account from '../catalogues/en/account.json';
import type agents from '../catalogues/en/agents.json';
import type auth from '../catalogues/en/auth.json';
import type company from '../catalogues/en/company.json';
import type compliance from '../catalogues/en/compliance.json';
import type components from '../catalogues/en/components.json';
import type decision from '../catalogues/en/decision.json';
import type documents from '../catalogues/en/documents.json';
import type editor from '../catalogues/en/editor.json';
import type errors from '../catalogues/en/errors.json';
import type flow from '../catalogues/en/flow.json';
import type innovation from '../catalogues/en/innovation.json';
import type landing from '../catalogues/en/landing.json';
import type models from '../catalogues/en/models.json';
import type product from '../catalogues/en/product.json';
import type risk from '../catalogues/en/risk.json';
import type regulation from '../catalogues/en/regulation.json';
import type run from '../catalogues/en/run.json';
import type server from '../catalogues/en/server.json';
import type shell from '../catalogues/en/shell.json';
import type tasks from '../catalogues/en/tasks.json';
import type training from '../catalogues/en/training.json';
import type ui from '../catalogues/en/ui.json';
import type validation from '../catalogues/en/validation.json';
import type workspace from '../catalogues/en/workspace.json';
import type workflow from '../catalogues/en/workflow.json';
import type writing from '../catalogues/en/writing.json';
import type { Namespace } from './namespaces.js';

interface SourceCatalogues {
  account: typeof account;
  agents: typeof agents;
  auth: typeof auth;
  company: typeof company;
  compliance: typeof compliance;
  components: typeof components;
  decision: typeof decision;
  documents: typeof documents;
  editor: typeof editor;
  errors: typeof errors;
  flow: typeof flow;
  innovation: typeof innovation;
  landing: typeof landing;
  models: typeof models;
  product: typeof product;
  risk: typeof risk;
  regulation: typeof regulation;
  run: typeof run;
  server: typeof server;
  shell: typeof shell;
  tasks: typeof tasks;
  training: typeof training;
  ui: typeof ui;
  validation: typeof validation;
  workspace: typeof workspace;
  workflow: typeof workflow;
  writing: typeof writing;
}

/** The ids of one namespace; a namespace missing from the imports above does not compile. */
export type MessageIdOf<N extends Namespace> = { [K in N]: keyof SourceCatalogues[K] }[N] & string;

/** Every message id there is: the keys of the English catalogues. */
export type MessageId = MessageIdOf<Namespace>;
