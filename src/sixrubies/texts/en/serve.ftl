# sixrubies serve: tables over the network.

cli-command-serve = Serve tables for people and bots over the network.
cli-serve-host = The address to listen on; 0.0.0.0 is every one of this machine.
cli-serve-port = The port to listen on; 0 takes a free one.
cli-serve-workers = Processes that serve; more than one needs --redis, and a database they share.
cli-serve-database = Where tables are kept, like postgresql://user@host/name; without it, a file in the folder of Six Rubies.
cli-serve-redis = How several processes tell each other what happens, like redis://host:6379/0.
cli-serve-origin = The address players type, like https://play.example.org; pages from elsewhere can't act. May be given more than once.
cli-serve-trusted_proxy = An address or network of proxies whose word on the client's address is taken. May be given more than once.
cli-serve-limit = A limit with its value, like messages_per_second=50; docs/operations.md lists them. May be given more than once.
cli-serve-taken = another start of Six Rubies serves these tables already and has { $file }: end it, or name another --database
cli-serve-begun = Serving tables at { $address }
cli-serve-open = Open the start page in the browser.
