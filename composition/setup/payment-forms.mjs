import { readFileSync } from 'node:fs'

const FOLDER = 'composition/payment-forms'

/** The modules with the forms of payment providers, by their names. */
export const paymentFormInputs = () =>
  Object.fromEntries(
    [...readFileSync(`${FOLDER}/load-payment-form.ts`, 'utf8').matchAll(/import\('\.\/([\w-]+)\.js'\)/g)].map(
      ([, name]) => [name, `${FOLDER}/${name}.ts`],
    ),
  )

/**
 * Keeps those forms out of a bundle: they are files of their own, loaded when needed. Bundlers would put every module
 * that forms and the rest share into one more file that each page loads at once.
 */
export const withoutPaymentForms = () => ({
  name: 'without-payment-forms',
  resolveDynamicImport: (source, importer) =>
    /\/payment-forms\/load-payment-form\.ts$/.test(importer)
      ? { id: source.replace('./', 'payment-forms/'), external: true }
      : null,
})

/** A payment form seen from the module that loads it. */
export const paymentFormPath = (id) => (id.startsWith('payment-forms/') ? `../../../${id}` : id)
