import { describeFileRecords } from '../../../../contracts/file-records.contract.js'
import { createFakeFileRecords } from '../../../../fakes/file-records.fake.js'

describeFileRecords('in memory', async () => createFakeFileRecords().fileRecords)
