# `npm pack` beside this file makes vitrine-<version>.tgz; the lock file says which packages it runs with.
FROM node:22-slim
ENV NODE_ENV=production
WORKDIR /srv
COPY package.json package-lock.json vitrine-*.tgz ./
RUN npm ci --omit=dev --ignore-scripts && tar -xzf vitrine-*.tgz --strip-components=1 && rm vitrine-*.tgz
COPY site ./site
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 4321
# Not through npx: the program itself hears when it is to stop.
ENTRYPOINT ["node", "dist/node/vitrine.js"]
# Headers of a proxy are not believed: say so only where nothing else reaches the port (docs/hosting.md).
CMD ["serve", "site", "--host", "0.0.0.0", "--data", "/data"]
