import { PAYMENT_STATUSES, type PaymentStatusCode } from '#engine';
import { ATTEMPT_STATUSES } from '../../server/ports/store/PaymentAttempt.ts';
import {
  type AttemptEvent,
  EVENTS_OF,
  TRANSITIONS,
} from '../../server/services/transitions/transitions.ts';

const CODES = Object.keys(PAYMENT_STATUSES) as PaymentStatusCode[];

/** Renders every status of a gateway, with its possible events. */
export function PaymentStatusTable() {
  return (
    <table className="rows">
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Taken as</th>
          <th scope="col">Event: attempt, submission, what follows</th>
          <th scope="col">The page</th>
        </tr>
      </thead>
      <tbody>
        {CODES.map((code) => {
          const { evidence, outcome, messageKey, conclusive } = PAYMENT_STATUSES[code];
          return (
            <tr key={code}>
              <th scope="row">
                <code>{code}</code>
              </th>
              <td>{evidence}</td>
              <td>
                {EVENTS_OF[evidence].map((event) => (
                  <p key={event}>{sentenceOf(event)}</p>
                ))}
              </td>
              <td>
                <p>{conclusive ? `ends: ${outcome}` : `asks the server first: ${outcome}`}</p>
                {messageKey && <code>{messageKey}</code>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Renders every status of an attempt, with the events that change it. */
export function AttemptStatusTable() {
  return (
    <table className="rows">
      <thead>
        <tr>
          <th scope="col">Attempt</th>
          <th scope="col">Live</th>
          <th scope="col">A poll says</th>
          <th scope="col">Ways out</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(ATTEMPT_STATUSES).map(([status, { isLive, onWire }]) => (
          <tr key={status}>
            <th scope="row">
              <code>{status}</code>
            </th>
            <td>{isLive ? 'yes' : 'no'}</td>
            <td>
              <code>{onWire}</code>
            </td>
            <td>{waysOut(status)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sentenceOf(event: AttemptEvent): string {
  const { from, to, submission, disposition, effects } = TRANSITIONS[event];
  const parts = [
    `${from.join(', ')} → ${to}${disposition ? ` (${disposition})` : ''}`,
    ...(submission ? [`submission ${submission.from.join(', ')} → ${submission.to}`] : []),
    ...(effects.length > 0 ? [`then ${effects.join(', ')}`] : []),
  ];
  return `${event}: ${parts.join('; ')}`;
}

function waysOut(status: string): string {
  const events = (Object.keys(TRANSITIONS) as AttemptEvent[]).filter((event) =>
    TRANSITIONS[event].from.some((from) => from === status),
  );
  return events.map((event) => `${event} → ${TRANSITIONS[event].to}`).join(', ') || 'none';
}
