/**
 * Every bound of the contract, written once. Schemas, sliders, counters and documentation read
 * them from here. Where the specification names no number, the comment gives the reason for ours.
 */
export const bounds = {
  /** Characters; the maximum keeps a name on one line of a table. */
  agentName: { min: 2, max: 80 },
  temperature: { min: 0, max: 1, step: 0.01 },
  /** The tokens a request may ask for, and the shorter range the slider offers. */
  maxTokens: { min: 10, max: 32_000, step: 1, slider: { min: 10, max: 4_000, step: 10 } },
  memoryDepth: { min: 1, max: 100, step: 1 },
  agentCapabilities: { min: 1 },
  /** Characters; long enough for a page of instructions. */
  systemPrompt: { max: 8_000 },
  /** Characters of a model id such as `openai/gpt-4o`. */
  modelId: { min: 1, max: 200 },
  /** Characters; about 8,000 tokens, far below the body limit. */
  prompt: { min: 1, max: 32_000 },
  /** Models asked side by side; more do not fit. */
  comparedModels: { min: 1, max: 4 },
  /** Models compared without their names: with one there is nothing to guess. */
  blindModels: { min: 2 },
  taskTitle: { min: 3, max: 200 },
  taskDescription: { min: 10, max: 10_000 },
  /** Agents of one run; the maximum is what a graph can still show. */
  taskAgents: { min: 2, max: 50 },
  /** Own agents that think along with a question; more would not be read. */
  flowAgents: { max: 8 },
  /** Earlier questions with their answers that a question goes on from. */
  flowEarlier: { max: 12 },
  /** Characters of an option or criterion: it heads a row or column. */
  decisionName: { max: 80 },
  /** Options, and criteria, of one decision; the maximum is what a matrix can show. */
  decisionNames: { max: 10 },
  /** Figures of one thing over time. */
  decisionHistory: { max: 60 },
  decisionUnit: { max: 24 },
  /** Characters of what a text is for: a few sentences. */
  purpose: { max: 2_000 },
  /** Sides of a legal document; more are listed in an annex. */
  legalParties: { max: 20 },
  /** Clauses of a person's own in a legal document; more would not be read. */
  ownClauses: { max: 100 },
  /** Regions, and industries, of one look at regulations; more are as good as all. */
  regulationNames: { max: 50 },
  /** Minutes of a training; the maximum is a working day. */
  trainingMinutes: { min: 5, max: 480, step: 5 },
  /** Scores and weights of ideas. */
  ideaScale: { min: 1, max: 5 },
  /** Ideas of one challenge; the maximum is what a board can show. */
  ideas: { max: 30 },
  /** Things to do in one phase of a road map. */
  activities: { max: 20 },
  /** Weeks of a road map: at least one for each phase, at most three years. */
  roadmapWeeks: { min: 5, max: 156, step: 1 },
  /** A road map may begin in this century. */
  roadmapStart: { firstDay: '2000-01-01', lastDay: '2099-12-31' },
  /** Variants of one brief: two can be compared, more than twelve nobody reads. */
  variants: { min: 2, max: 12 },
  /** Variants a result can have when a person adds their own. */
  keptVariants: { max: 30 },
  /** Words or phrases a text has to have, or must not. */
  creativeTerms: { max: 12 },
  /** Characters of one of them. */
  creativeTerm: { max: 80 },
  /** Sub-questions of a search plan; more are another question. */
  researchQuestions: { max: 12 },
  /** References of one research: a long bibliography. */
  references: { max: 500 },
  /** Authors of a reference that are kept; lists of collaborations have thousands. */
  authors: { max: 50 },
  /** Quotations of one reference. */
  quotations: { max: 10 },
  /** Claims of one synthesis; more would not be read. */
  claims: { max: 60 },
  /** Texts of one's own in a request: interests, diets, related fields. */
  requestTerms: { max: 20 },
  /** Characters of one of them. */
  requestTerm: { max: 80 },
  /** Characters of formulas, and of what is said of their names; the longest line is read alone. */
  formulas: { max: 4_000 },
  /** Statements, formulas and notes of a theory. */
  statements: { max: 60 },
  /** Concepts of a graph, and what joins them. */
  concepts: { max: 120 },
  conceptLinks: { max: 400 },
  /** Whole US dollars of a trip. One far from what trips cost is asked about, not refused. */
  tripBudget: { min: 1, max: 1_000_000_000 },
  /** US dollars for a person and a day; one that is less or more is asked about. */
  usualTripDay: { min: 15, max: 3_000 },
  /** People of one trip: a class with its teachers, and more. */
  travelers: { min: 1, max: 100 },
  /** Cards of one learning material; longer decks are several. */
  learningCards: { max: 2_000 },
  /** Sections, tasks, questions or branches of one learning material. */
  learningEntries: { max: 300 },
  /** Days of a trip; nobody plans more of them one by one. */
  tripDays: { max: 60 },
  /** Entries of one day of a trip. */
  tripItems: { max: 20 },
  /** Entries of a packing list. */
  packing: { max: 80 },
  /** Characters of a file's name; the longest that file systems keep. */
  fileName: { max: 255 },
  /** Years; nobody is known to have been older than 122. */
  patientAge: { min: 0, max: 125 },
  /** Laboratory values of one request: a long report. */
  labValues: { max: 40 },
  /** A laboratory value in any unit: none is below nought. */
  labValue: { min: 0, max: 1_000_000 },
  /** Findings of one analysis; more would not be read. */
  medicalFindings: { max: 20 },
  /** Pictures of one medical request. */
  medicalImages: { max: 6 },
  /** Bytes of one of them: a photograph of a phone at its best. */
  medicalImageSize: { min: 1, max: 10_000_000 },
  /** Bytes of an attached file: a report of some hundred pages with its pictures. */
  attachmentSize: { max: 10_000_000 },
  /** Files of one run; more would not be read with care. */
  attachments: { max: 5 },
  /** Earlier runs one may rest on. */
  earlierRuns: { max: 3 },
  /** Characters of a file's text: a book. */
  attachmentText: { max: 600_000 },
  /** Bytes a packed file may unpack to; a real document has a tenth of it. */
  attachmentUnpacked: { max: 60_000_000 },
  maxIterations: { min: 1, max: 10, step: 1 },
  /** Seconds. */
  timeoutSeconds: { min: 30, max: 300, step: 30 },
  /** Seconds of any run: the medical one has ten minutes. */
  runSeconds: { min: 30, max: 600 },
  /** Characters of a browser's user-agent string. */
  clientInfo: { max: 1_000 },
  username: { min: 2, max: 64 },
  /** Characters; the maximum keeps hashing cheap. `distinct` is the weakest acceptable variety. */
  password: { min: 8, max: 128, distinct: 4 },
  fullName: { max: 120 },
  /** Characters of the secret in a mail's link; ours have 43. */
  linkToken: { max: 200 },
  /** Characters; the longest address mail servers accept. */
  email: { max: 254 },
  /** Characters of a title, a name or a label in a stored record. */
  shortText: { min: 1, max: 200 },
  /** Characters of a paragraph: a description, a note, an answer. */
  longText: { max: 20_000 },
  /** Characters of a whole document. */
  documentText: { max: 200_000 },
  /** Characters of a name programs use: `web.search`, `claims-2026`. */
  slug: { min: 1, max: 100 },
  /** Characters; what browsers and proxies still carry. */
  url: { max: 2_048 },
  /** Entries of a list inside a record. */
  listItems: { max: 500 },
  dismissedFacts: { max: 60 },
  /** The largest whole number a 32-bit column of a database holds. */
  wholeNumber: { max: 2_147_483_647 },
  /** Points of one package: hundreds of the largest fit a balance. */
  packagePoints: { min: 1, max: 10_000_000 },
  /** Percent. */
  progress: { min: 0, max: 100 },
  /** Stars. */
  rating: { min: 1, max: 5 },
  /** Points of a quality score. */
  score: { min: 0, max: 100 },
  /** Likelihood and impact of a risk; their product is its score. */
  riskScale: { min: 1, max: 5 },
  /** Risks of one register; more would not be read, and the matrix could not show them. */
  registeredRisks: { max: 60 },
  /**
   * Versions of one result that are kept: as far back as anybody looks. Above it the oldest of the
   * person's own goes; the model's own stays.
   */
  resultVersions: { max: 100 },
  /** Fields of a result one change in words may be limited to; no result has more. */
  revisedParts: { max: 40 },
  /** Versions of one agent that are kept; above it the oldest goes, but for the first. */
  agentVersions: { max: 50 },
  /** Characters of an edited result as JSON; five times the longest report. */
  resultSize: { max: 500_000 },
  /** Characters of what somebody says about a change or a result. */
  remark: { max: 2_000 },
  /** Minutes in which a deleted agent or run can be brought back: a toast, and a slow connection. */
  undoMinutes: { max: 15 },
  /** Rows of one answer, and how many there are when nobody says. */
  pageSize: { min: 1, max: 500, default: 50 },
  /** Texts a list can be searched for at once: every row is read for each of them. */
  searchTexts: { max: 20 },
  /** Wrong fields an answer names; nobody reads more, and each is put into words. */
  namedFields: { max: 100 },
  /** Levels of objects and lists inside each other in a request body. */
  jsonDepth: { max: 32 },
  /** Keys of all objects in a request body; the longest result has a few thousand. */
  jsonFields: { max: 10_000 },
  /** Characters of a model service's name: it stands before the names of its models. */
  modelServiceName: { min: 1, max: 60 },
  /** Characters; the longest keys of model services have some two hundred. */
  modelServiceKey: { max: 500 },
  /** Characters of a program of tools, and of each thing it is started with. */
  mcpArgument: { min: 1, max: 500 },
  mcpArguments: { max: 30 },
  /** Tools of one server; further ones are left out. */
  mcpTools: { max: 200 },
  /** Models of a service that are told with it; how many there are is told too. */
  modelServiceModels: { max: 100 },
  /** Characters; longer than any secret a payment provider gives out. */
  clientSecret: { min: 1, max: 500 },
  /** Bytes of a request body. */
  requestBody: { max: 1_048_576 },
} as const;

/** Letters and digits of any script, and `. _ - @`: no spaces, nothing that needs escaping. */
export const usernamePattern = /^[\p{L}\p{N}\p{M}._@-]+$/u;
