/** JSON Schema of what a page hears and may say: the details of events, the names of fields, the keys of messages. */
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const always = {
  instanceId: { type: 'string', description: 'Which tag of the page' },
  at: { type: 'string', description: 'ISO 8601' },
  requestId: { type: 'string', description: 'By which the bank finds it' },
};

const eventOf = ({ about, fields, optional = [] }) => ({
  type: 'object',
  description: about,
  properties: { ...always, ...fields },
  required: ['instanceId', 'at', ...Object.keys(fields).filter((name) => !optional.includes(name))],
});

/** Keys of sentences, 'list.search', of a file of words. */
const keysIn = (words, before = '') =>
  Object.entries(words).flatMap(([name, value]) => (typeof value === 'string' ? [`${before}${name}`] : keysIn(value, `${before}${name}.`)));

/** Three spaces are one for partners, as kit/words.tsx has it. */
const publicName = (space) => (['apply-start', 'apply-trouble', 'card-apply'].includes(space) ? 'apply' : space);

/** Each sentence in English by its public key; `words`: by space. */
export const messagesOf = ({ words }) =>
  Object.entries(words).flatMap(([space, each]) =>
    keysIn(each).map((key) => [`${publicName(space)}.${key}`, key.split('.').reduce((at, name) => at[name], each)]),
  );

export const schemaOf = ({ events, fields, words, wordsByTag }) => {
  const messages = messagesOf({ words });
  const field = { readOnly: { type: 'boolean' }, hidden: { type: 'boolean' }, required: { type: 'boolean' } };
  return json({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://bankside.example/embed/schema.json',
    title: 'The public tags of a Bankside bank',
    $defs: {
      events: { type: 'object', properties: Object.fromEntries(Object.entries(events).map(([name, row]) => [name, eventOf(row)])) },
      prefill: { type: 'object', additionalProperties: false, properties: Object.fromEntries(fields.map((name) => [name, {}])) },
      fields: {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(fields.map((name) => [name, { type: 'object', additionalProperties: false, properties: field }])),
      },
      messages: {
        type: 'object',
        description: 'Sentences by key, each with ours in English: for messages, translations and the file of messages-url',
        'x-tags': Object.fromEntries(Object.entries(wordsByTag).map(([tag, spaces]) => [tag, [...new Set(spaces.map(publicName))]])),
        additionalProperties: false,
        properties: Object.fromEntries(messages.map(([name, text]) => [name, { type: 'string', description: text }])),
      },
    },
  });
};
