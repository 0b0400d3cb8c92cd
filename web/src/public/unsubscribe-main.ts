import * as messages from '#messages/public';
import { sendUnsubscribe } from '../api/send-unsubscribe.ts';

const button = document.querySelector<HTMLButtonElement>('#unsubscribe');
const said = document.querySelector('#unsubscribe-said');

function say(message: string): void {
  if (said) said.textContent = message;
}

async function send(to: HTMLButtonElement): Promise<void> {
  to.disabled = true;
  const given = new URLSearchParams(location.search);
  const [subscription, from] = [given.get('subscription') ?? '', given.get('from') ?? 'morning'];
  if (await sendUnsubscribe(to.dataset['to'] ?? '', { subscription, from })) {
    to.hidden = true;
    return say(messages.youAreUnsubscribedThereWillBe);
  }
  to.disabled = false;
  say(messages.thatDidNotWorkPleaseTry);
}

button?.addEventListener('click', () => void send(button));
