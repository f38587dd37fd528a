import gql from 'graphql-tag'

/** Reads the background jobs of the site. */
export const LIST_JOBS = gql`
  query ListJobs {
    jobs {
      name
      state
      dueAt
      startedAt
      endedAt
      failure
      failures
    }
  }
`

/** Runs a job at once. */
export const RUN_JOB = gql`
  mutation RunJob($key: String!, $name: String!) {
    runJob(key: $key, name: $name) {
      ... on JobRequested {
        name
      }
      ... on Problem {
        code
        message
      }
    }
  }
`

/** Reads a page of events for webhook endpoints. */
export const LIST_EVENTS = gql`
  query ListEvents($filter: EventFilter, $after: String) {
    events(filter: $filter, after: $after) {
      items {
        id
        kind
        subject
        url
        tries
        failure
        createdAt
      }
      next
    }
  }
`

/** Sends events again. */
export const REPLAY_EVENTS = gql`
  mutation ReplayEvents($key: String!, $id: ID) {
    replayEvents(key: $key, id: $id) {
      ... on EventsReplayed {
        count
      }
      ... on Problem {
        code
        message
      }
    }
  }
`
