import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** The name of the project in place of Storybook's own. */
addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Landform', brandUrl: './', brandTarget: '_self' }),
});
