import * as messages from '#messages/public-landing';
import { listCatalogue } from '#shared/contracts/integrations/list-catalogue.ts';

/** The list comes from the server: this document's script adds one copy of the template for each entry. */
export const Integrations = () => (
  <section className="integrations" id="integrations" aria-labelledby="integrations-title">
    <div className="wrap">
      <div>
        <h2 id="integrations-title">{messages.worksWithWhereYouAlreadySell}</h2>
        <p>{messages.bringTheAccountsYouHaveYour}</p>
      </div>
      <ul id="catalogue" className="catalogue" data-from={listCatalogue.path} aria-busy="true" />
      <template id="catalogue-entry">
        <li>
          <span className="catalogue-logo" aria-hidden="true">
            <img alt="" width="40" height="40" decoding="async" />
          </span>
          <b />
          <small>{messages.available}</small>
        </li>
      </template>
    </div>
  </section>
);
