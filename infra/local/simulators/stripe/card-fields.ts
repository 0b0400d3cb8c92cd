import { testCards } from './cards.ts';

/** The fields of a card, marked so that browsers can fill them in automatically. */
export const cardFields = `
<label for="cardNumber">Card number</label>
<input id="cardNumber" name="cardNumber" inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242" required>
<div class="pair"><div>
<label for="cardExpiry">Expires</label>
<input id="cardExpiry" name="cardExpiry" inputmode="numeric" autocomplete="cc-exp" placeholder="12 / 34" required>
</div><div>
<label for="cardCvc">CVC</label>
<input id="cardCvc" name="cardCvc" inputmode="numeric" autocomplete="cc-csc" placeholder="123" required>
</div></div>`;

export const cardList = `<section class="card"><h2>Test cards</h2>
<p>Any date to come and any CVC will do. No other card is taken.</p>
<ul class="cards">${testCards.map(({ number, use }) => `<li><code>${number}</code> ${use}</li>`).join('')}</ul></section>`;
