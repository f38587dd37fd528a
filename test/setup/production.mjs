import PatientEnvironment from './environment.mjs'

/** The same where the environment says what `docs/hosting.md` has a server say: packages leave out their own checks. */
export default class ProductionEnvironment extends PatientEnvironment {
  async setup() {
    await super.setup()
    this.global.process.env.NODE_ENV = 'production'
  }
}
