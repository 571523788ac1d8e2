BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	number INTEGER NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES(1,'cqav3emqt2s8',0,'Ann','hello from base',1000050.0);
INSERT INTO "chat" VALUES(2,'xfnez2gmcrk2',0,'Ann','hello from mocha',1000100.0);
INSERT INTO "chat" VALUES(3,'2czy5a829f56',0,'Ann','hello from letters',1000150.0);
INSERT INTO "chat" VALUES(4,'5fyya65mwbfb',0,'Ann','hello from great_bazaar',1000200.0);
INSERT INTO "chat" VALUES(5,'w3rhbkfbcsnz',0,'Ann','hello from dice',1000250.0);
CREATE TABLE codes (
	code VARCHAR(8) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (code), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "codes" VALUES('WAHFD','gv79e4nmhn6n',1002090.0);
CREATE TABLE holders (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "holders" VALUES('cqav3emqt2s8',-1,'8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4');
INSERT INTO "holders" VALUES('cqav3emqt2s8',0,'8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4');
INSERT INTO "holders" VALUES('cqav3emqt2s8',1,'313077abbe5a94c8f26665d768f65f9998d0d50fe51957d0ba14da8a9f88408e');
INSERT INTO "holders" VALUES('xfnez2gmcrk2',-1,'8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4');
INSERT INTO "holders" VALUES('xfnez2gmcrk2',0,'8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4');
INSERT INTO "holders" VALUES('xfnez2gmcrk2',1,'313077abbe5a94c8f26665d768f65f9998d0d50fe51957d0ba14da8a9f88408e');
INSERT INTO "holders" VALUES('2czy5a829f56',-1,'8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4');
INSERT INTO "holders" VALUES('2czy5a829f56',0,'8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4');
INSERT INTO "holders" VALUES('2czy5a829f56',1,'313077abbe5a94c8f26665d768f65f9998d0d50fe51957d0ba14da8a9f88408e');
INSERT INTO "holders" VALUES('5fyya65mwbfb',-1,'8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4');
INSERT INTO "holders" VALUES('5fyya65mwbfb',0,'8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4');
INSERT INTO "holders" VALUES('5fyya65mwbfb',1,'313077abbe5a94c8f26665d768f65f9998d0d50fe51957d0ba14da8a9f88408e');
INSERT INTO "holders" VALUES('w3rhbkfbcsnz',-1,'8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4');
INSERT INTO "holders" VALUES('w3rhbkfbcsnz',0,'8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4');
INSERT INTO "holders" VALUES('w3rhbkfbcsnz',1,'313077abbe5a94c8f26665d768f65f9998d0d50fe51957d0ba14da8a9f88408e');
INSERT INTO "holders" VALUES('gv79e4nmhn6n',-1,'8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4');
INSERT INTO "holders" VALUES('gv79e4nmhn6n',0,'8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4');
INSERT INTO "holders" VALUES('ak7x5tzpqve6',-1,'8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4');
INSERT INTO "holders" VALUES('cf84rvrbqw98',-1,'8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4');
INSERT INTO "holders" VALUES('cf84rvrbqw98',0,'8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4');
CREATE TABLE links (
	token VARCHAR(64) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	holder VARCHAR(64) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (token), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE log (
	table_id VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, version), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "log" VALUES('cqav3emqt2s8',1,'create',-1,'',1000000.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',2,'join',1,'',1000000.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',3,'ready',0,'',1000000.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',4,'ready',1,'',1000000.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',5,'start',-1,'setup demand:L5 demand:S5 roll:5+2 roll:3+3 draw:return_assistant draw:one_good draw:family',1000000.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',6,'act',0,'1.0 move:1',1000000.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',7,'act',0,'1.0 leave',1000002.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',8,'act',0,'1.0 skip',1000004.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',9,'act',0,'1.0 end_turn',1000006.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',10,'act',1,'1.1 move:14',1000008.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',11,'act',1,'1.1 leave',1000010.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',12,'act',1,'1.1 skip',1000012.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',13,'act',1,'1.1 play:one_good',1000014.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',14,'act',1,'1.1 good:red end_turn',1000016.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',15,'bot',2,'1.2 move:12 leave act send:5 act play:family reward:card draw:repeat_dealer',1000018.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',16,'bot',2,'1.2 end_turn',1000020.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',17,'act',0,'2.0 play:return_assistant recall:1',1000022.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',18,'act',0,'2.0 move:11',1000024.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',19,'act',0,'2.0 leave skip end_turn',1000026.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',20,'act',1,'2.1 move:2',1000028.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',21,'act',1,'2.1 leave',1000030.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',22,'act',1,'2.1 act end_turn',1000032.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',23,'bot',2,'2.2 move:5 leave act end_turn',1000034.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',24,'act',0,'3.0 move:1',1000036.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',25,'act',0,'3.0 leave skip end_turn',1000038.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',26,'act',1,'3.1 move:7',1000040.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',27,'act',1,'3.1 skip',1000042.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',28,'act',1,'3.1 end_turn',1000044.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',29,'bot',2,'3.2 move:12 pick_up act send:5 act end_turn',1000046.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',30,'act',0,'4.0 move:7',1000048.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',31,'vote_pause',1,'',1000050.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',32,'act',0,'4.0 act',1000050.0);
INSERT INTO "log" VALUES('cqav3emqt2s8',33,'undo',0,'54',1000050.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',1,'create',-1,'',1000050.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',2,'join',1,'',1000050.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',3,'ready',0,'',1000050.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',4,'ready',1,'',1000050.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',5,'start',-1,'setup demand:L4 demand:S5 roll:6+5 roll:3+2 roll:6+4 draw:repeat_palace draw:die_to_six draw:one_good',1000050.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',6,'act',0,'1.0 move:1',1000050.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',7,'act',0,'1.0 leave',1000052.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',8,'act',0,'1.0 skip',1000054.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',9,'act',0,'1.0 end_turn',1000056.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',10,'act',1,'1.1 move:18',1000058.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',11,'act',1,'1.1 leave',1000060.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',12,'act',1,'1.1 act draw:guild_19 draw:guild_6',1000062.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',13,'act',1,'1.1 discard:guild_19',1000064.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',14,'act',1,'1.1 end_turn',1000066.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',15,'bot',2,'1.2 move:5 leave act meet:smuggler good:blue pay roll:4+3',1000068.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',16,'bot',2,'1.2 end_turn',1000070.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',17,'act',0,'2.0 move:15',1000072.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',18,'act',0,'2.0 decline',1000074.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',19,'act',1,'2.1 move:6',1000076.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',20,'act',1,'2.1 decline',1000078.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',21,'bot',2,'2.2 move:11 leave play:one_good good:green act sell:green sell:green sell:yellow sell:blue done demand:S1',1000080.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',22,'bot',2,'2.2 meet:governor draw:long_move',1000082.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',23,'bot',2,'2.2 pay roll:6+2',1000084.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',24,'bot',2,'2.2 end_turn',1000086.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',25,'act',0,'3.0 move:16',1000088.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',26,'act',0,'3.0 decline',1000090.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',27,'act',1,'3.1 move:18',1000092.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',28,'act',1,'3.1 decline',1000094.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',29,'bot',2,'3.2 play:long_move move:12 leave act send:16 act end_turn',1000096.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',30,'act',0,'4.0 move:1',1000098.0);
INSERT INTO "log" VALUES('xfnez2gmcrk2',31,'vote_pause',1,'',1000100.0);
INSERT INTO "log" VALUES('2czy5a829f56',1,'create',-1,'',1000100.0);
INSERT INTO "log" VALUES('2czy5a829f56',2,'join',1,'',1000100.0);
INSERT INTO "log" VALUES('2czy5a829f56',3,'ready',0,'',1000100.0);
INSERT INTO "log" VALUES('2czy5a829f56',4,'ready',1,'',1000100.0);
INSERT INTO "log" VALUES('2czy5a829f56',5,'start',-1,'setup demand:L2 demand:S5 roll:5+5 roll:4+3 roll:1+1 draw:repeat_dealer draw:family draw:use_token',1000100.0);
INSERT INTO "log" VALUES('2czy5a829f56',6,'act',0,'1.0 move:1',1000100.0);
INSERT INTO "log" VALUES('2czy5a829f56',7,'act',0,'1.0 leave',1000102.0);
INSERT INTO "log" VALUES('2czy5a829f56',8,'act',0,'1.0 skip',1000104.0);
INSERT INTO "log" VALUES('2czy5a829f56',9,'act',0,'1.0 end_turn',1000106.0);
INSERT INTO "log" VALUES('2czy5a829f56',10,'act',1,'1.1 move:22',1000108.0);
INSERT INTO "log" VALUES('2czy5a829f56',11,'act',1,'1.1 leave',1000110.0);
INSERT INTO "log" VALUES('2czy5a829f56',12,'act',1,'1.1 act mail:3 show:7 show:19 show:20 show:11',1000112.0);
INSERT INTO "log" VALUES('2czy5a829f56',13,'act',1,'1.1 kiosk:20',1000114.0);
INSERT INTO "log" VALUES('2czy5a829f56',14,'act',1,'1.1 done',1000116.0);
INSERT INTO "log" VALUES('2czy5a829f56',15,'bot',2,'1.1 kiosk:7 offer:1',1000118.0);
INSERT INTO "log" VALUES('2czy5a829f56',16,'act',0,'1.1 kiosk:11',1000120.0);
INSERT INTO "log" VALUES('2czy5a829f56',17,'act',0,'1.1 offer:1 draw:five_lira',1000122.0);
INSERT INTO "log" VALUES('2czy5a829f56',18,'act',1,'1.1 kiosk:19',1000124.0);
INSERT INTO "log" VALUES('2czy5a829f56',19,'act',1,'1.1 offer:1',1000126.0);
INSERT INTO "log" VALUES('2czy5a829f56',20,'act',1,'1.1 end_turn',1000128.0);
INSERT INTO "log" VALUES('2czy5a829f56',21,'bot',2,'1.2 move:5 leave act end_turn',1000130.0);
INSERT INTO "log" VALUES('2czy5a829f56',22,'act',0,'2.0 move:8',1000132.0);
INSERT INTO "log" VALUES('2czy5a829f56',23,'act',0,'2.0 leave',1000134.0);
INSERT INTO "log" VALUES('2czy5a829f56',24,'act',0,'2.0 act roll:4+4',1000136.0);
INSERT INTO "log" VALUES('2czy5a829f56',25,'act',0,'2.0 play:five_lira',1000138.0);
INSERT INTO "log" VALUES('2czy5a829f56',26,'act',0,'2.0 good:green',1000140.0);
INSERT INTO "log" VALUES('2czy5a829f56',27,'act',0,'2.0 end_turn',1000142.0);
INSERT INTO "log" VALUES('2czy5a829f56',28,'act',1,'2.1 move:1',1000144.0);
INSERT INTO "log" VALUES('2czy5a829f56',29,'act',1,'2.1 leave',1000146.0);
INSERT INTO "log" VALUES('2czy5a829f56',30,'act',1,'2.1 skip',1000148.0);
INSERT INTO "log" VALUES('2czy5a829f56',31,'vote_pause',1,'',1000150.0);
INSERT INTO "log" VALUES('2czy5a829f56',32,'mute',1,'',1000150.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',1,'create',-1,'',1000150.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',2,'join',1,'',1000150.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',3,'ready',0,'',1000150.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',4,'ready',1,'',1000150.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',5,'start',-1,'setup demand:L1 demand:S5 roll:5+4 roll:6+5 roll:5+2 roll:6+5 draw:any_goods draw:good_to_lira draw:one_good',1000150.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',6,'act',0,'1.0 move:1',1000150.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',7,'act',0,'1.0 leave',1000152.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',8,'act',0,'1.0 skip',1000154.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',9,'act',0,'1.0 end_turn',1000156.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',10,'act',1,'1.1 move:18',1000158.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',11,'act',1,'1.1 leave',1000160.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',12,'act',1,'1.1 act draw:guild_2 draw:guild_12',1000162.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',13,'act',1,'1.1 discard:guild_12',1000164.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',14,'act',1,'1.1 end_turn',1000166.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',15,'bot',2,'1.2 move:5 leave act end_turn',1000168.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',16,'act',0,'2.0 move:5',1000170.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',17,'act',0,'2.0 leave',1000172.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',18,'act',0,'2.0 decline',1000174.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',19,'act',1,'2.1 move:1',1000176.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',20,'act',1,'2.1 leave',1000178.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',21,'act',1,'2.1 play:good_to_lira give:coffee',1000180.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',22,'act',1,'2.1 act end_turn',1000182.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',23,'bot',2,'2.2 move:22 leave act mail:14 show:2 show:1 show:11 show:3',1000184.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',24,'bot',2,'2.2 kiosk:1 offer:1',1000186.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',25,'act',0,'2.2 kiosk:11',1000188.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',26,'act',0,'2.2 done',1000190.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',27,'act',1,'2.2 kiosk:3',1000192.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',28,'act',1,'2.2 done',1000194.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',29,'bot',2,'2.2 kiosk:2 offer:1 end_turn',1000196.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',30,'act',0,'3.0 move:1',1000198.0);
INSERT INTO "log" VALUES('5fyya65mwbfb',31,'vote_pause',1,'',1000200.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',1,'create',-1,'',1000200.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',2,'join',1,'',1000200.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',3,'ready',0,'',1000200.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',4,'ready',1,'',1000200.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',5,'start',-1,'setup show:lira_yellow show:lira_green show:die show:die show:goods_green show:die
1.0 roll:blue roll:red roll:card roll:red roll:blue',1000200.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',6,'act',0,'1.0 done',1000200.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',7,'act',0,'1.0 end_turn
1.1 roll:card roll:blue roll:card roll:blue roll:lira',1000202.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',8,'act',1,'1.1 reroll:lira',1000204.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',9,'act',1,'1.1 reroll:card',1000206.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',10,'act',1,'1.1 done roll:blue roll:lira',1000208.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',11,'act',1,'1.1 take:blue die:blue die:blue',1000210.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',12,'act',1,'1.1 take:lira
1.2 roll:blue roll:red roll:red roll:lira roll:lira',1000212.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',13,'bot',2,'1.2 reroll:red reroll:lira reroll:lira done roll:card roll:yellow roll:green',1000214.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',14,'bot',2,'1.2 ruby:carpet die:red die:yellow die:green die:blue reveal:1 draw:offer_red',1000216.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',15,'act',1,'1.2 pay
2.0 roll:lira roll:blue roll:card roll:blue roll:lira',1000218.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',16,'act',0,'2.0 reroll:lira',1000220.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',17,'act',0,'2.0 reroll:lira',1000222.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',18,'act',0,'2.0 done roll:yellow roll:card',1000224.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',19,'act',0,'2.0 end_turn
2.1 roll:card roll:red roll:card roll:blue roll:card',1000226.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',20,'act',1,'2.1 end_turn
2.2 roll:blue roll:card roll:red roll:yellow roll:red',1000228.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',21,'bot',2,'2.2 reveal:1 draw:one_brown decline',1000230.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',22,'bot',2,'2.2 take:brown die:red die:yellow die:blue
3.0 roll:yellow roll:yellow roll:green roll:red roll:card',1000232.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',23,'act',0,'3.0 end_turn
3.1 roll:card roll:red roll:card roll:card roll:blue',1000234.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',24,'act',1,'3.1 reveal:3 draw:share_yellow draw:dice_to_brown_and_lira draw:offer_yellow',1000236.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',25,'act',1,'3.1 use:dice_to_brown_and_lira',1000238.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',26,'act',1,'3.1 fulfil',1000240.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',27,'act',1,'3.1 end_turn
3.2 roll:green roll:green roll:card roll:yellow roll:blue',1000242.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',28,'bot',2,'3.2 ruby:carpet give:red die:yellow die:green die:green die:blue reveal:1 draw:brown_to_tile',1000244.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',29,'bot',2,'3.2 fulfil tile:lira_yellow show:die
4.0 roll:card roll:card roll:card roll:yellow roll:yellow',1000246.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',30,'act',0,'4.0 end_turn
4.1 roll:green roll:card roll:lira roll:blue roll:blue',1000248.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',31,'vote_pause',1,'',1000250.0);
INSERT INTO "log" VALUES('w3rhbkfbcsnz',32,'take_over',1,'0',1000290.0);
INSERT INTO "log" VALUES('gv79e4nmhn6n',1,'create',-1,'',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',1,'create',-1,'',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',2,'start',-1,'setup show:action_red show:lira_green show:crystal_green show:goods_yellow show:card_green show:card_red
1.0 roll:yellow roll:blue roll:yellow roll:green roll:card',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',3,'act',0,'1.0 done',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',4,'act',0,'1.0 take:crystal',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',5,'act',0,'1.0 die:yellow',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',6,'act',0,'1.0 die:blue',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',7,'act',0,'1.0 end_turn
1.1 roll:red roll:card roll:card roll:blue roll:card',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',8,'bot',1,'1.1 reroll:card reroll:card reroll:card done roll:blue roll:yellow roll:card',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',9,'bot',1,'1.1 reveal:1 draw:two_brown decline',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',10,'bot',1,'1.1 take:brown die:red die:yellow die:blue
2.0 roll:yellow roll:red roll:red roll:green roll:yellow',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',11,'act',0,'2.0 done',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',12,'act',0,'2.0 take:yellow die:yellow die:yellow',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',13,'act',0,'2.0 take:brown die:red give:yellow die:green
2.1 roll:lira roll:red roll:lira roll:yellow roll:card',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',14,'bot',1,'2.1 reveal:1 draw:gift_green',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',15,'act',0,'2.1 decline',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',16,'bot',1,'2.1 ruby:carpet die:red die:yellow give:brown give:brown
3.0 roll:card roll:green roll:card roll:green roll:yellow',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',17,'act',0,'3.0 reroll:green',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',18,'act',0,'3.0 done roll:green',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',19,'act',0,'3.0 done',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',20,'act',0,'3.0 take:yellow die:yellow give:brown',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',21,'act',0,'3.0 reveal:2 draw:dice_to_crystals draw:sale_blue',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',22,'act',0,'3.0 use:dice_to_crystals',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',23,'act',0,'3.0 fulfil
3.1 roll:card roll:yellow roll:green roll:red roll:lira',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',24,'bot',1,'3.1 take:brown die:red die:yellow die:green reveal:1 draw:crystals_to_tile decline
4.0 roll:green roll:card roll:blue roll:yellow roll:card',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',25,'act',0,'4.0 reroll:yellow',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',26,'act',0,'4.0 reroll:green',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',27,'act',0,'4.0 done roll:card roll:card',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',28,'act',0,'4.0 done',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',29,'act',0,'4.0 end_turn
4.1 roll:lira roll:card roll:card roll:green roll:yellow',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',30,'bot',1,'4.1 reveal:2 draw:dice_to_lira draw:gift_red',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',31,'bot',1,'4.1 use:gift_red',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',32,'act',0,'4.1 take:red',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',33,'bot',1,'4.1 buy_tile:lira_green die:green give:brown give:brown show:lira_red
5.0 roll:lira roll:yellow roll:green roll:red roll:green',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',34,'act',0,'5.0 reroll:green',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',35,'act',0,'5.0 done roll:green',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',36,'act',0,'5.0 reroll:lira done roll:red',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',37,'act',0,'5.0 reroll:yellow',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',38,'act',0,'5.0 reroll:green',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',39,'act',0,'5.0 done roll:yellow roll:lira',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',40,'act',0,'5.0 take:brown',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',41,'act',0,'5.0 die:red',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',42,'act',0,'5.0 give:yellow die:green',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',43,'act',0,'5.0 take:brown',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',44,'act',0,'5.0 give:red die:yellow give:brown
5.1 roll:green roll:card roll:yellow roll:red roll:red',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',45,'bot',1,'5.1 reveal:1 draw:tile_to_lira',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',46,'bot',1,'5.1 fulfil give_up:lira ruby:lira
6.0 roll:card roll:red roll:card roll:yellow roll:card',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',47,'act',0,'6.0 take:crystal',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',48,'act',0,'6.0 die:yellow give:brown',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',49,'act',0,'6.0 reveal:2 draw:sale_green draw:sale_yellow',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',50,'act',0,'6.0 use:sale_green
6.1 roll:lira roll:red roll:lira roll:green roll:lira',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',51,'bot',1,'6.1 take:crystal die:red die:green take:lira
7.0 roll:yellow roll:red roll:lira roll:green roll:blue',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',52,'act',0,'7.0 reroll:green',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',53,'act',0,'7.0 done roll:card',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',54,'act',0,'7.0 take:lira',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',55,'act',0,'7.0 end_turn
7.1 roll:yellow roll:red roll:yellow roll:green roll:card',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',56,'bot',1,'7.1 reroll:red reroll:yellow reroll:yellow reroll:green reroll:card done roll:yellow roll:yellow roll:blue roll:blue roll:lira',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',57,'bot',1,'7.1 take:yellow die:yellow die:yellow take:lira
8.0 roll:red roll:blue roll:blue roll:green roll:card',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',58,'act',0,'8.0 end_turn
8.1 roll:green roll:card roll:red roll:green roll:blue',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',59,'bot',1,'8.1 ruby:carpet die:red give:yellow die:green die:green die:blue reveal:1 draw:brown_to_tile decline
9.0 roll:blue roll:card roll:red roll:card roll:red',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',60,'act',0,'9.0 take:red die:red die:red',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',61,'act',0,'9.0 reveal:1 draw:dice_to_brown decline
9.1 roll:blue roll:blue roll:yellow roll:lira roll:green',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',62,'bot',1,'9.1 take:lira ruby:lira
10.0 roll:card roll:card roll:green roll:card roll:blue',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',63,'act',0,'10.0 end_turn
10.1 roll:lira roll:card roll:card roll:blue roll:red',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',64,'bot',1,'10.1 take:crystal die:red die:blue reveal:2 draw:share_green draw:three_brown',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',65,'bot',1,'10.1 use:share_green',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',66,'act',0,'10.1 decline
11.0 roll:green roll:blue roll:yellow roll:red roll:red',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',67,'act',0,'11.0 take:crystal',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',68,'act',0,'11.0 give:red',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',69,'act',0,'11.0 die:yellow',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',70,'act',0,'11.0 take:red die:red die:red
11.1 roll:blue roll:blue roll:yellow roll:lira roll:lira',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',71,'bot',1,'11.1 reroll:lira reroll:lira done roll:lira roll:card',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',72,'bot',1,'11.1 take:blue die:blue die:blue reveal:1 draw:offer_red',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',73,'act',0,'11.1 decline
12.0 roll:card roll:card roll:red roll:red roll:green',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',74,'act',0,'12.0 reroll:red',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',75,'act',0,'12.0 done roll:lira',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',76,'act',0,'12.0 take:lira',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',77,'act',0,'12.0 take:crystal',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',78,'act',0,'12.0 give:red die:green
12.1 roll:blue roll:yellow roll:red roll:green roll:lira',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',79,'bot',1,'12.1 take:lira ruby:carpet die:red die:yellow die:green give:green die:blue give:blue
13.0 roll:green roll:blue roll:card roll:red roll:green',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',80,'act',0,'13.0 reroll:red',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',81,'act',0,'13.0 reroll:blue',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',82,'act',0,'13.0 reroll:card done roll:lira roll:blue roll:green',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',83,'act',0,'13.0 end_turn
13.1 roll:lira roll:lira roll:blue roll:yellow roll:yellow',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',84,'bot',1,'13.1 take:crystal die:yellow die:blue take:lira
14.0 roll:blue roll:blue roll:blue roll:green roll:blue',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',85,'act',0,'14.0 take:crystal die:green die:blue',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',86,'act',0,'14.0 take:blue die:blue die:blue
14.1 roll:lira roll:blue roll:card roll:red roll:red',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',87,'bot',1,'14.1 reroll:blue reroll:lira reroll:card done roll:yellow roll:lira roll:green',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',88,'bot',1,'14.1 take:lira buy_tile:lira_red die:red die:red give:red show:die
15.0 roll:green roll:yellow roll:blue roll:yellow roll:yellow',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',89,'act',0,'15.0 reroll:green',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',90,'act',0,'15.0 reroll:blue done roll:blue roll:lira',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',91,'act',0,'15.0 end_turn
15.1 roll:yellow roll:lira roll:yellow roll:yellow roll:red',1000290.0);
INSERT INTO "log" VALUES('cf84rvrbqw98',92,'bot',1,'15.1 take:lira ruby:lira',1000290.0);
CREATE TABLE presence (
	connection VARCHAR(64) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	process VARCHAR(32) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (connection), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	status VARCHAR(12) NOT NULL, 
	public BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	ended FLOAT, 
	body TEXT NOT NULL, 
	header TEXT, 
	state BLOB, 
	record BLOB, 
	due FLOAT, 
	claimed_by VARCHAR(32), 
	claimed_until FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('cqav3emqt2s8',33,'running',1,1000000.0,NULL,'{"options":{"ruleset":"base","layout":null,"edition":"revised","neutral_assistants":false,"deck":"mixed","visibility":"public","undo":"casual","hints":true,"clock":{"kind":"player","seconds":600,"increment":5},"seed":null},"seats":[{"kind":"human","name":"Ann","holder":"8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4"},{"kind":"human","name":"Ben","holder":"313077abbe5a94c8f26665d768f65f9998d0d50fe51957d0ba14da8a9f88408e"},{"kind":"bot","name":"greedy 1","bot":"greedy"}],"host":"8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4","created":1000000.0,"clock":{"options":{"kind":"player","seconds":600,"increment":5},"left":[599.0,593.0,600.0],"running":0,"since":1000046.0},"dice":{"secret":"e0a617bf7ca421359d749f232d024c94e9e0f914c4f5eb1852663c67ebeebee6","contributions":{"0":"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef","1":"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"}},"status":"running","acted":33,"changed":1000050.0,"waiting_since":1000050.0,"votes":{"pause":[1]},"decided":[1,0]}','{"ruleset":"base","rules_version":1,"seats":3,"layout":[[15,5,2,14],[4,12,7,3],[8,6,11,9],[13,10,1,16]],"edition":"revised","neutral_assistants":false,"components":{},"chance":"auto","key":"1ed3b04e64de226865f79672480914536f9eded2dd3fb8c53a87c3c4de796f47"}',X'7B227374617465223A7B227475726E223A302C22726F756E64223A342C226C6173745F726F756E64223A66616C73652C22706C6179657273223A5B7B226C697261223A322C22727562696573223A302C22676F6F6473223A7B22726564223A302C22677265656E223A302C2279656C6C6F77223A302C22626C7565223A307D2C22657874656E73696F6E73223A302C2274696C6573223A5B5D2C226D65726368616E74223A372C2266616D696C79223A31322C22737461636B223A5B226F776E222C226F776E225D2C22617373697374616E7473223A5B312C31315D2C2266696674685F617373697374616E74223A22737570706C79222C2268616E645F73697A65223A302C2268616E64223A7B7D2C226B6E6F776E223A7B7D7D2C7B226C697261223A332C22727562696573223A302C22676F6F6473223A7B22726564223A322C22677265656E223A302C2279656C6C6F77223A302C22626C7565223A307D2C22657874656E73696F6E73223A302C2274696C6573223A5B5D2C226D65726368616E74223A372C2266616D696C79223A31322C22737461636B223A5B226F776E222C226F776E225D2C22617373697374616E7473223A5B322C31345D2C2266696674685F617373697374616E74223A22737570706C79222C2268616E645F73697A65223A302C2268616E64223A7B7D2C226B6E6F776E223A7B7D7D2C7B226C697261223A31312C22727562696573223A302C22676F6F6473223A7B22726564223A322C22677265656E223A312C2279656C6C6F77223A322C22626C7565223A307D2C22657874656E73696F6E73223A302C2274696C6573223A5B5D2C226D65726368616E74223A31322C2266616D696C79223A352C22737461636B223A5B226F776E222C226F776E222C226F776E225D2C22617373697374616E7473223A5B355D2C2266696674685F617373697374616E74223A22737570706C79222C2268616E645F73697A65223A312C2268616E64223A7B227265706561745F6465616C6572223A317D2C226B6E6F776E223A7B7D7D5D2C22746F6B656E73223A7B22676F7665726E6F72223A372C22736D7567676C6572223A367D2C226E65757472616C5F6D65726368616E7473223A5B5D2C226E65757472616C5F617373697374616E7473223A7B7D2C22727562696573223A7B227761696E777269676874223A332C22736D616C6C5F6D6F73717565223A332C2267726561745F6D6F73717565223A332C2273756C74616E735F70616C616365223A362C2267656D73746F6E655F6465616C6572223A31307D2C226D6F737175655F74696C6573223A7B22726564223A332C22677265656E223A332C2279656C6C6F77223A332C22626C7565223A337D2C2264656D616E64223A7B226C617267655F6D61726B6574223A5B224C35222C6E756C6C2C6E756C6C2C6E756C6C2C6E756C6C5D2C22736D616C6C5F6D61726B6574223A5B225335222C6E756C6C2C6E756C6C2C6E756C6C2C6E756C6C5D7D2C226D61696C5F646F776E223A332C2264696365223A5B302C305D2C2279656C6C6F775F74696C655F75736564223A66616C73652C226C6173745F616374696F6E223A6E756C6C2C2270696C65223A7B226F6E655F676F6F64223A332C22666976655F6C697261223A342C226C6F6E675F6D6F7665223A342C2273746179223A322C2272657475726E5F617373697374616E74223A312C2266616D696C79223A312C22616E795F676F6F6473223A322C227265706561745F70616C616365223A322C227265706561745F706F73745F6F6666696365223A322C227265706561745F6465616C6572223A317D2C2270696C655F73697A65223A32322C2264697363617264223A5B226F6E655F676F6F64222C2266616D696C79222C2272657475726E5F617373697374616E74225D2C2270656E64696E67223A5B7B2273746570223A227475726E2E66696E697368222C2273656174223A307D2C7B2273746570223A227475726E2E616374696F6E222C2273656174223A302C22706C616365223A377D5D7D2C22636F756E74657273223A5B302C302C302C302C302C302C302C302C312C302C302C302C302C302C302C302C312C302C302C302C302C302C302C302C312C302C302C302C302C302C302C302C312C302C302C302C302C302C302C302C302C312C312C325D7D',NULL,1000170.0,NULL,NULL);
INSERT INTO "tables" VALUES('xfnez2gmcrk2',31,'running',0,1000050.0,NULL,'{"options":{"ruleset":"mocha","layout":null,"edition":"revised","neutral_assistants":false,"deck":"mixed","visibility":"private","undo":"casual","hints":true,"clock":{"kind":"player","seconds":600,"increment":5},"seed":null},"seats":[{"kind":"human","name":"Ann","holder":"8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4"},{"kind":"human","name":"Ben","holder":"313077abbe5a94c8f26665d768f65f9998d0d50fe51957d0ba14da8a9f88408e"},{"kind":"bot","name":"greedy 1","bot":"greedy"}],"host":"8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4","created":1000050.0,"clock":{"options":{"kind":"player","seconds":600,"increment":5},"left":[601.0,597.0,600.0],"running":0,"since":1000096.0},"dice":{"secret":"2130106c2333d76efe066b30d8dc72b4221d1ea52d88bc2d02ab3fd3240860d3","contributions":{"0":"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef","1":"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"}},"status":"running","acted":30,"changed":1000100.0,"waiting_since":1000096.0,"votes":{"pause":[1]},"link":"92dc22eb3fe46714525dce28f7943652dc298905aa2aad72af74bf08d468eca2","decided":[1,0]}','{"ruleset":"mocha","rules_version":1,"seats":3,"layout":[[16,15,18,3,10],[8,1,7,17,4],[2,19,6,12,9],[20,11,5,14,13]],"edition":"revised","neutral_assistants":false,"components":{},"chance":"auto","key":"b99c6d04fc21d1090fd7ad0910b82f8b9418a0049a7fed542e35376a5ecc28e3"}',X'7B227374617465223A7B227475726E223A302C22726F756E64223A342C226C6173745F726F756E64223A66616C73652C22706C6179657273223A5B7B226C697261223A322C22727562696573223A302C22676F6F6473223A7B22726564223A302C22677265656E223A302C2279656C6C6F77223A302C22626C7565223A307D2C22657874656E73696F6E73223A302C2274696C6573223A5B5D2C226D65726368616E74223A312C2266616D696C79223A31322C22737461636B223A5B226F776E222C226F776E222C226F776E225D2C22617373697374616E7473223A5B315D2C2266696674685F617373697374616E74223A22737570706C79222C2268616E645F73697A65223A312C2268616E64223A7B227265706561745F70616C616365223A317D2C226B6E6F776E223A7B7D7D2C7B226C697261223A332C22727562696573223A302C22676F6F6473223A7B22726564223A302C22677265656E223A302C2279656C6C6F77223A302C22626C7565223A307D2C22657874656E73696F6E73223A302C2274696C6573223A5B5D2C226D65726368616E74223A31382C2266616D696C79223A31322C22737461636B223A5B226F776E222C226F776E222C226F776E225D2C22617373697374616E7473223A5B31385D2C2266696674685F617373697374616E74223A22737570706C79222C2268616E645F73697A65223A312C2268616E64223A7B226469655F746F5F736978223A312C226775696C645F36223A317D2C226B6E6F776E223A7B7D7D2C7B226C697261223A322C22727562696573223A312C22676F6F6473223A7B22726564223A302C22677265656E223A302C2279656C6C6F77223A302C22626C7565223A307D2C22657874656E73696F6E73223A302C2274696C6573223A5B5D2C226D65726368616E74223A31322C2266616D696C79223A31362C22737461636B223A5B226F776E225D2C22617373697374616E7473223A5B352C31312C31325D2C2266696674685F617373697374616E74223A22737570706C79222C2268616E645F73697A65223A302C2268616E64223A7B7D2C226B6E6F776E223A7B7D7D5D2C22746F6B656E73223A7B22676F7665726E6F72223A382C22736D7567676C6572223A372C22636F666665655F747261646572223A31307D2C226E65757472616C5F6D65726368616E7473223A5B5D2C226E65757472616C5F617373697374616E7473223A7B7D2C22727562696573223A7B227761696E777269676874223A332C22736D616C6C5F6D6F73717565223A332C2267726561745F6D6F73717565223A332C2273756C74616E735F70616C616365223A362C2267656D73746F6E655F6465616C6572223A392C22636F666665655F686F757365223A357D2C226D6F737175655F74696C6573223A7B22726564223A332C22677265656E223A332C2279656C6C6F77223A332C22626C7565223A337D2C2264656D616E64223A7B226C617267655F6D61726B6574223A5B224C34222C6E756C6C2C6E756C6C2C6E756C6C2C6E756C6C5D2C22736D616C6C5F6D61726B6574223A5B225331222C6E756C6C2C6E756C6C2C6E756C6C2C225335225D7D2C226D61696C5F646F776E223A312C2264696365223A5B302C305D2C2279656C6C6F775F74696C655F75736564223A66616C73652C226C6173745F616374696F6E223A6E756C6C2C2270696C65223A7B226F6E655F676F6F64223A332C22666976655F6C697261223A342C226C6F6E675F6D6F7665223A332C2273746179223A322C2272657475726E5F617373697374616E74223A322C2266616D696C79223A322C22616E795F676F6F6473223A322C227265706561745F70616C616365223A312C227265706561745F706F73745F6F6666696365223A322C227265706561745F6465616C6572223A322C2274776F5F636F66666565223A322C22636F666665655F746F5F6775696C64223A322C22636F666665655F746F5F6C697261223A322C22646963655F72657761726473223A322C2265786368616E6765223A322C226469655F746F5F736978223A312C22636F726E6572223A322C227265706561745F7761696E777269676874223A322C227265706561745F636F666665655F686F757365223A322C226775696C645F31223A312C226775696C645F32223A312C226775696C645F33223A312C226775696C645F34223A312C226775696C645F35223A312C226775696C645F37223A312C226775696C645F38223A312C226775696C645F39223A312C226775696C645F3130223A312C226775696C645F3131223A312C226775696C645F3132223A312C226775696C645F3133223A312C226775696C645F3134223A312C226775696C645F3135223A312C226775696C645F3136223A312C226775696C645F3137223A312C226775696C645F3138223A312C226775696C645F3230223A317D2C2270696C655F73697A65223A34302C2264697363617264223A5B226F6E655F676F6F64222C226C6F6E675F6D6F7665225D2C2270656E64696E67223A5B7B2273746570223A227475726E2E66696E697368222C2273656174223A307D2C7B2273746570223A227475726E2E617373697374616E74222C2273656174223A302C22706C616365223A317D5D2C226D6F636861223A7B22636F66666565223A5B302C312C305D2C226775696C645F6361726473223A5B302C312C305D2C2274617665726E5F74696C6573223A5B5B5D2C5B5D2C5B5D5D2C2274617665726E5F737461636B223A7B226D6F76656D656E74223A342C22656E636F756E746572223A347D2C2262617272696572223A6E756C6C2C22626172726965725F6F776E6572223A6E756C6C2C2262616B7368656573685F73696465223A302C226775696C645F70696C655F73697A65223A31382C226775696C645F64697363617264223A5B226775696C645F3139225D2C226775696C645F7475726E223A66616C73657D7D2C22636F756E74657273223A5B302C302C302C302C302C302C302C302C312C302C302C302C302C302C302C302C322C302C302C302C302C302C302C302C312C302C302C312C302C302C302C302C312C302C302C312C302C302C302C302C302C312C312C322C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C312C302C302C302C302C302C302C302C302C302C325D7D',NULL,1000216.0,NULL,NULL);
INSERT INTO "tables" VALUES('2czy5a829f56',32,'running',1,1000100.0,NULL,'{"options":{"ruleset":"letters","layout":null,"edition":"revised","neutral_assistants":false,"deck":"mixed","visibility":"public","undo":"strict","hints":true,"clock":{"kind":"player","seconds":600,"increment":5},"seed":null},"seats":[{"kind":"human","name":"Ann","holder":"8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4"},{"kind":"human","name":"Ben","holder":"313077abbe5a94c8f26665d768f65f9998d0d50fe51957d0ba14da8a9f88408e"},{"kind":"bot","name":"greedy 1","bot":"greedy"}],"host":"8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4","created":1000100.0,"clock":{"options":{"kind":"player","seconds":600,"increment":5},"left":[593.0,594.0,600.0],"running":1,"since":1000142.0},"dice":{"secret":"0e86368f121411b3069631c40771bb47dba90f8c8b73e32b721ea9db12238858","contributions":{"0":"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef","1":"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"}},"status":"running","acted":30,"changed":1000150.0,"waiting_since":1000142.0,"votes":{"pause":[1]},"mutes":{"313077abbe5a94c8f26665d768f65f9998d0d50fe51957d0ba14da8a9f88408e":[0]},"decided":[0,1]}','{"ruleset":"letters","rules_version":1,"seats":3,"layout":[[16,15,22,3,10],[8,1,7,21,4],[2,23,6,12,9],[24,11,5,14,13]],"edition":"revised","neutral_assistants":false,"components":{},"chance":"auto","key":"fbfd7ab4f940abb44558e36ba74ec95facfa8b15f8031850da9bb439fa3e3b53"}',X'7B227374617465223A7B227475726E223A312C22726F756E64223A322C226C6173745F726F756E64223A66616C73652C22706C6179657273223A5B7B226C697261223A372C22727562696573223A302C22676F6F6473223A7B22726564223A302C22677265656E223A312C2279656C6C6F77223A302C22626C7565223A317D2C22657874656E73696F6E73223A302C2274696C6573223A5B5D2C226D65726368616E74223A382C2266616D696C79223A31322C22737461636B223A5B226F776E222C226F776E225D2C22617373697374616E7473223A5B312C385D2C2266696674685F617373697374616E74223A22737570706C79222C2268616E645F73697A65223A312C2268616E64223A7B227265706561745F6465616C6572223A317D2C226B6E6F776E223A7B7D7D2C7B226C697261223A332C22727562696573223A302C22676F6F6473223A7B22726564223A302C22677265656E223A302C2279656C6C6F77223A302C22626C7565223A307D2C22657874656E73696F6E73223A302C2274696C6573223A5B5D2C226D65726368616E74223A312C2266616D696C79223A31322C22737461636B223A5B226F776E222C226F776E225D2C22617373697374616E7473223A5B312C32325D2C2266696674685F617373697374616E74223A22737570706C79222C2268616E645F73697A65223A312C2268616E64223A7B2266616D696C79223A317D2C226B6E6F776E223A7B7D7D2C7B226C697261223A362C22727562696573223A302C22676F6F6473223A7B22726564223A302C22677265656E223A312C2279656C6C6F77223A322C22626C7565223A307D2C22657874656E73696F6E73223A302C2274696C6573223A5B5D2C226D65726368616E74223A352C2266616D696C79223A31322C22737461636B223A5B226F776E222C226F776E222C226F776E225D2C22617373697374616E7473223A5B355D2C2266696674685F617373697374616E74223A22737570706C79222C2268616E645F73697A65223A312C2268616E64223A7B227573655F746F6B656E223A317D2C226B6E6F776E223A7B7D7D5D2C22746F6B656E73223A7B22676F7665726E6F72223A31302C22736D7567676C6572223A372C22636F7572696572223A327D2C226E65757472616C5F6D65726368616E7473223A5B5D2C226E65757472616C5F617373697374616E7473223A7B7D2C22727562696573223A7B227761696E777269676874223A332C22736D616C6C5F6D6F73717565223A332C2267726561745F6D6F73717565223A332C2273756C74616E735F70616C616365223A362C2267656D73746F6E655F6465616C6572223A31307D2C226D6F737175655F74696C6573223A7B22726564223A332C22677265656E223A332C2279656C6C6F77223A332C22626C7565223A337D2C2264656D616E64223A7B226C617267655F6D61726B6574223A5B224C32222C6E756C6C2C6E756C6C2C6E756C6C2C6E756C6C5D2C22736D616C6C5F6D61726B6574223A5B225335222C6E756C6C2C6E756C6C2C6E756C6C2C6E756C6C5D7D2C226D61696C5F646F776E223A312C2264696365223A5B342C345D2C2279656C6C6F775F74696C655F75736564223A66616C73652C226C6173745F616374696F6E223A6E756C6C2C2270696C65223A7B226F6E655F676F6F64223A342C22666976655F6C697261223A332C226C6F6E675F6D6F7665223A342C2273746179223A322C2272657475726E5F617373697374616E74223A322C2266616D696C79223A312C22616E795F676F6F6473223A322C227265706561745F70616C616365223A322C227265706561745F706F73745F6F6666696365223A322C227265706561745F6465616C6572223A312C226F6E655F6C6574746572223A342C22646963655F726577617264223A322C22676F6F645F746F5F6C697261223A322C227265645F616E645F6C697261223A312C22677265656E5F616E645F6C697261223A312C2279656C6C6F775F616E645F6C697261223A312C22626C75655F616E645F6C697261223A312C22636F7079223A322C2266616D696C795F73746570223A322C22746F5F6D65726368616E74223A322C22636F6D70616E696F6E5F666172223A322C227573655F746F6B656E223A312C227265706561745F6D6F73717565223A322C227265706561745F736F6369657479223A322C22616E797768657265223A327D2C2270696C655F73697A65223A35302C2264697363617264223A5B22666976655F6C697261225D2C2270656E64696E67223A5B7B2273746570223A227475726E2E66696E697368222C2273656174223A317D2C7B2273746570223A227475726E2E656E636F756E74657273222C2273656174223A312C22706C616365223A312C22626567756E223A66616C73657D5D2C226C657474657273223A7B226C657474657273223A5B5B5D2C5B7B22706C616365223A332C2264656C697665726564223A66616C73657D5D2C5B5D5D2C22636F6D70616E696F6E223A5B22737570706C79222C22737570706C79222C22737570706C79225D2C2265787472615F7475726E5F75736564223A5B66616C73652C66616C73652C66616C73655D2C22736F63696574795F75736573223A302C22727562795F737570706C79223A31322C226B696F736B5F70696C65223A5B312C322C332C342C352C362C382C392C31302C31322C31332C31342C31352C31362C31372C31382C32312C32322C32332C32345D2C226B696F736B5F73686F776E223A5B5D2C226C65747465725F70696C65223A7B2231223A322C2232223A322C2233223A312C2234223A322C2235223A322C2236223A322C2237223A322C2238223A322C2239223A322C223130223A322C223131223A322C223132223A322C223133223A322C223134223A322C223135223A322C223136223A322C223231223A312C223232223A312C223233223A312C223234223A317D2C226C65747465725F64697363617264223A5B5D2C22737475636B5F746F6B656E73223A307D7D2C22636F756E74657273223A5B302C302C302C302C302C302C302C302C312C302C302C302C302C302C302C302C312C302C302C302C302C302C302C302C312C302C302C302C302C302C302C302C312C302C302C302C302C302C302C302C302C322C312C312C302C302C302C302C302C312C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C312C302C302C302C302C302C302C302C302C302C312C302C302C302C302C302C345D7D',NULL,1000262.0,NULL,NULL);
INSERT INTO "tables" VALUES('5fyya65mwbfb',31,'running',1,1000150.0,NULL,'{"options":{"ruleset":"great_bazaar","layout":null,"edition":"revised","neutral_assistants":false,"deck":"mixed","visibility":"public","undo":"casual","hints":true,"clock":{"kind":"player","seconds":600,"increment":5},"seed":null},"seats":[{"kind":"human","name":"Ann","holder":"8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4"},{"kind":"human","name":"Ben","holder":"313077abbe5a94c8f26665d768f65f9998d0d50fe51957d0ba14da8a9f88408e"},{"kind":"bot","name":"greedy 1","bot":"greedy"}],"host":"8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4","created":1000150.0,"clock":{"options":{"kind":"player","seconds":600,"increment":5},"left":[599.0,593.0,600.0],"running":0,"since":1000196.0},"dice":{"secret":"88f7c69461c6cd1083a8f7c7de20bbd165ec65f979ad81051e49328e893d87a5","contributions":{"0":"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef","1":"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"}},"status":"running","acted":30,"changed":1000200.0,"waiting_since":1000196.0,"votes":{"pause":[1]},"decided":[1,0]}','{"ruleset":"great_bazaar","rules_version":1,"seats":3,"layout":[[9,3,22,24,23],[13,5,25,1,15],[10,14,7,18,12],[6,19,11,17,21],[20,8,16,4,2]],"edition":"revised","neutral_assistants":false,"components":{},"chance":"auto","key":"1bfb6200656e2ae8ec340dbe22c7ce28fee7be37bcb5e1b9c5b4df8a3c520809"}',X'7B227374617465223A7B227475726E223A302C22726F756E64223A332C226C6173745F726F756E64223A66616C73652C22706C6179657273223A5B7B226C697261223A322C22727562696573223A302C22676F6F6473223A7B22726564223A302C22677265656E223A302C2279656C6C6F77223A302C22626C7565223A307D2C22657874656E73696F6E73223A302C2274696C6573223A5B5D2C226D65726368616E74223A312C2266616D696C79223A31322C22737461636B223A5B226F776E222C226F776E225D2C22617373697374616E7473223A5B312C355D2C2266696674685F617373697374616E74223A22737570706C79222C2268616E645F73697A65223A312C2268616E64223A7B22616E795F676F6F6473223A317D2C226B6E6F776E223A7B7D7D2C7B226C697261223A332C22727562696573223A302C22676F6F6473223A7B22726564223A302C22677265656E223A302C2279656C6C6F77223A302C22626C7565223A307D2C22657874656E73696F6E73223A312C2274696C6573223A5B5D2C226D65726368616E74223A312C2266616D696C79223A31322C22737461636B223A5B226F776E222C226F776E225D2C22617373697374616E7473223A5B312C31385D2C2266696674685F617373697374616E74223A22737570706C79222C2268616E645F73697A65223A302C2268616E64223A7B226775696C645F32223A317D2C226B6E6F776E223A7B7D7D2C7B226C697261223A382C22727562696573223A302C22676F6F6473223A7B22726564223A302C22677265656E223A322C2279656C6C6F77223A322C22626C7565223A307D2C22657874656E73696F6E73223A302C2274696C6573223A5B5D2C226D65726368616E74223A32322C2266616D696C79223A31322C22737461636B223A5B226F776E222C226F776E225D2C22617373697374616E7473223A5B352C32325D2C2266696674685F617373697374616E74223A22737570706C79222C2268616E645F73697A65223A312C2268616E64223A7B226F6E655F676F6F64223A317D2C226B6E6F776E223A7B7D7D5D2C22746F6B656E73223A7B22676F7665726E6F72223A392C22736D7567676C6572223A31312C22636F666665655F747261646572223A372C22636F7572696572223A31317D2C226E65757472616C5F6D65726368616E7473223A5B5D2C226E65757472616C5F617373697374616E7473223A7B7D2C22727562696573223A7B227761696E777269676874223A332C22736D616C6C5F6D6F73717565223A332C2267726561745F6D6F73717565223A332C2273756C74616E735F70616C616365223A362C2267656D73746F6E655F6465616C6572223A31302C22636F666665655F686F757365223A357D2C226D6F737175655F74696C6573223A7B22726564223A332C22677265656E223A332C2279656C6C6F77223A332C22626C7565223A337D2C2264656D616E64223A7B226C617267655F6D61726B6574223A5B224C31222C6E756C6C2C6E756C6C2C6E756C6C2C6E756C6C5D2C22736D616C6C5F6D61726B6574223A5B225335222C6E756C6C2C6E756C6C2C6E756C6C2C6E756C6C5D7D2C226D61696C5F646F776E223A312C2264696365223A5B302C305D2C2279656C6C6F775F74696C655F75736564223A66616C73652C226C6173745F616374696F6E223A6E756C6C2C2270696C65223A7B226F6E655F676F6F64223A332C22666976655F6C697261223A342C226C6F6E675F6D6F7665223A342C2273746179223A322C2272657475726E5F617373697374616E74223A322C2266616D696C79223A322C22616E795F676F6F6473223A312C227265706561745F70616C616365223A322C227265706561745F706F73745F6F6666696365223A322C227265706561745F6465616C6572223A322C2274776F5F636F66666565223A322C22636F666665655F746F5F6775696C64223A322C22636F666665655F746F5F6C697261223A322C22646963655F72657761726473223A322C2265786368616E6765223A322C226469655F746F5F736978223A322C22636F726E6572223A322C227265706561745F7761696E777269676874223A322C227265706561745F636F666665655F686F757365223A322C226775696C645F31223A312C226775696C645F33223A312C226775696C645F34223A312C226775696C645F35223A312C226775696C645F36223A312C226775696C645F37223A312C226775696C645F38223A312C226775696C645F39223A312C226775696C645F3130223A312C226775696C645F3131223A312C226775696C645F3133223A312C226775696C645F3134223A312C226775696C645F3135223A312C226775696C645F3136223A312C226775696C645F3137223A312C226775696C645F3138223A312C226775696C645F3139223A312C226775696C645F3230223A312C226F6E655F6C6574746572223A342C22646963655F726577617264223A322C22676F6F645F746F5F6C697261223A312C227265645F616E645F6C697261223A312C22677265656E5F616E645F6C697261223A312C2279656C6C6F775F616E645F6C697261223A312C22626C75655F616E645F6C697261223A312C22636F7079223A322C2266616D696C795F73746570223A322C22746F5F6D65726368616E74223A322C22636F6D70616E696F6E5F666172223A322C227573655F746F6B656E223A322C227265706561745F6D6F73717565223A322C227265706561745F736F6369657479223A322C22616E797768657265223A327D2C2270696C655F73697A65223A36392C2264697363617264223A5B22676F6F645F746F5F6C697261225D2C2270656E64696E67223A5B7B2273746570223A227475726E2E66696E697368222C2273656174223A307D2C7B2273746570223A227475726E2E617373697374616E74222C2273656174223A302C22706C616365223A317D5D2C226D6F636861223A7B22636F66666565223A5B302C302C305D2C226775696C645F6361726473223A5B302C312C305D2C2274617665726E5F74696C6573223A5B5B5D2C5B5D2C5B5D5D2C2274617665726E5F737461636B223A7B226D6F76656D656E74223A342C22656E636F756E746572223A347D2C2262617272696572223A6E756C6C2C22626172726965725F6F776E6572223A6E756C6C2C2262616B7368656573685F73696465223A302C226775696C645F70696C655F73697A65223A31382C226775696C645F64697363617264223A5B226775696C645F3132225D2C226775696C645F7475726E223A66616C73657D2C226C657474657273223A7B226C657474657273223A5B5B5D2C5B5D2C5B7B22706C616365223A31342C2264656C697665726564223A66616C73657D5D5D2C22636F6D70616E696F6E223A5B22737570706C79222C22737570706C79222C22737570706C79225D2C2265787472615F7475726E5F75736564223A5B66616C73652C66616C73652C66616C73655D2C22736F63696574795F75736573223A302C22727562795F737570706C79223A31322C226B696F736B5F70696C65223A5B342C352C362C372C382C392C31302C31322C31332C31342C31352C31362C31372C31382C31392C32302C32312C32322C32332C32345D2C226B696F736B5F73686F776E223A5B5D2C226C65747465725F70696C65223A7B2231223A322C2232223A322C2233223A322C2234223A322C2235223A322C2236223A322C2237223A322C2238223A322C2239223A322C223130223A322C223131223A322C223132223A322C223133223A322C223134223A312C223135223A322C223136223A322C223231223A312C223232223A312C223233223A312C223234223A317D2C226C65747465725F64697363617264223A5B5D2C22737475636B5F746F6B656E73223A307D7D2C22636F756E74657273223A5B302C302C302C302C302C302C302C302C312C302C302C302C302C302C302C302C312C302C302C302C302C302C302C302C312C302C302C302C302C302C302C302C312C302C302C302C302C302C302C302C302C312C312C312C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C302C312C302C302C302C302C302C302C302C302C302C322C302C302C302C302C302C302C302C302C302C302C302C302C302C312C302C302C302C302C302C302C302C302C302C302C312C302C302C302C302C345D7D',NULL,1000316.0,NULL,NULL);
INSERT INTO "tables" VALUES('w3rhbkfbcsnz',32,'running',1,1000200.0,NULL,'{"options":{"ruleset":"dice","layout":null,"edition":"revised","neutral_assistants":false,"deck":"mixed","visibility":"public","undo":"casual","hints":true,"clock":{"kind":"player","seconds":600,"increment":5},"seed":null},"seats":[{"kind":"human","name":"Ann","holder":"8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4"},{"kind":"human","name":"Ben","holder":"313077abbe5a94c8f26665d768f65f9998d0d50fe51957d0ba14da8a9f88408e","stand_in":true},{"kind":"bot","name":"greedy 1","bot":"greedy"}],"host":"8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4","created":1000200.0,"clock":{"options":{"kind":"player","seconds":600,"increment":5},"left":[606.0,561.0,600.0],"running":-1,"since":1000290.0},"dice":{"secret":"ef5b7670d6c94302d38188d599023457cadf29106dba2cf47c978270501a88d1","contributions":{"0":"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef","1":"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"}},"status":"running","acted":30,"changed":1000290.0,"waiting_since":1000290.0,"decided":[1,0]}','{"ruleset":"dice","rules_version":1,"seats":3,"components":{},"chance":"auto","key":"fce3bfa660acee7310c12d4da514d79a0555b2a6e45da7bddd18515ad1f59ecf"}',X'7B227374617465223A7B227475726E223A312C22726F756E64223A342C226C6173745F726F756E64223A66616C73652C22706C6179657273223A5B7B226C697261223A302C226372797374616C73223A302C226D61726B657273223A7B22726564223A302C2279656C6C6F77223A302C22677265656E223A302C22626C7565223A302C2262726F776E223A307D2C22727562696573223A302C2274696C6573223A7B7D2C226D6F737175655F72756279223A66616C73657D2C7B226C697261223A352C226372797374616C73223A302C226D61726B657273223A7B22726564223A312C2279656C6C6F77223A302C22677265656E223A302C22626C7565223A312C2262726F776E223A317D2C22727562696573223A302C2274696C6573223A7B7D2C226D6F737175655F72756279223A66616C73657D2C7B226C697261223A332C226372797374616C73223A302C226D61726B657273223A7B22726564223A302C2279656C6C6F77223A302C22677265656E223A302C22626C7565223A302C2262726F776E223A307D2C22727562696573223A322C2274696C6573223A7B226C697261223A317D2C226D6F737175655F72756279223A66616C73657D5D2C22727562696573223A7B22726564223A332C2279656C6C6F77223A332C22677265656E223A332C22626C7565223A332C22636172706574223A332C226C697261223A362C226D6F73717565223A337D2C22737570706C79223A7B22726564223A372C2279656C6C6F77223A382C22677265656E223A382C22626C7565223A372C2262726F776E223A392C226372797374616C223A31322C226C697261223A37397D2C2264696365223A7B22726564223A302C2279656C6C6F77223A302C22677265656E223A312C22626C7565223A322C226C697261223A312C2263617264223A317D2C226E65775F74696C6573223A7B7D2C22696E636F6D655F6C656674223A7B7D2C22646973706C6179223A5B226C6972615F677265656E222C22646965222C22646965222C22676F6F64735F677265656E222C22646965222C22646965225D2C22737461636B223A7B226C6972615F726564223A312C226C6972615F626C7565223A312C226372797374616C5F726564223A312C226372797374616C5F79656C6C6F77223A312C226372797374616C5F677265656E223A312C226372797374616C5F626C7565223A312C22636172645F726564223A312C22636172645F79656C6C6F77223A312C22636172645F677265656E223A312C22636172645F626C7565223A312C22616374696F6E5F726564223A312C22616374696F6E5F79656C6C6F77223A312C22616374696F6E5F677265656E223A312C22616374696F6E5F626C7565223A312C22676F6F64735F726564223A312C22676F6F64735F79656C6C6F77223A312C22676F6F64735F626C7565223A317D2C22676976656E5F7570223A7B7D2C2270696C65223A7B2273616C655F726564223A312C2273616C655F79656C6C6F77223A312C2273616C655F677265656E223A312C2273616C655F626C7565223A312C2273616C655F6372797374616C223A312C2273686172655F726564223A312C2273686172655F677265656E223A312C2273686172655F626C7565223A312C2273686172655F6372797374616C223A312C22676966745F726564223A312C22676966745F79656C6C6F77223A312C22676966745F677265656E223A312C22676966745F626C7565223A312C226F666665725F677265656E223A312C226F666665725F626C7565223A312C226C6972615F746F5F74696C65223A312C226372797374616C735F746F5F74696C65223A312C2274696C655F746F5F6C697261223A312C226372797374616C5F746F5F62726F776E223A312C2274776F5F62726F776E223A312C2274687265655F62726F776E223A312C22646963655F746F5F6C697261223A312C22646963655F746F5F62726F776E223A312C22646963655F746F5F6372797374616C73223A312C226C6972615F746F5F72756279223A312C2262726F776E5F746F5F72756279223A312C226372797374616C735F746F5F72756279223A317D2C2273686F776E223A5B5D2C2264697363617264223A7B2273686172655F79656C6C6F77223A312C226F666665725F726564223A312C226F666665725F79656C6C6F77223A312C2262726F776E5F746F5F74696C65223A312C226F6E655F62726F776E223A312C22646963655F746F5F62726F776E5F616E645F6C697261223A317D2C2270656E64696E67223A5B7B2273746570223A227475726E2E66696E697368222C2273656174223A317D2C7B2273746570223A227475726E2E616374696F6E222C2273656174223A312C2275736564223A307D5D7D2C22636F756E74657273223A5B302C32322C32322C31382C302C302C302C302C362C302C302C302C302C302C302C302C375D7D',NULL,1000293.0,NULL,NULL);
INSERT INTO "tables" VALUES('gv79e4nmhn6n',1,'waiting',0,1000290.0,NULL,'{"options":{"ruleset":"base","layout":null,"edition":"revised","neutral_assistants":false,"deck":"mixed","visibility":"private","undo":"casual","hints":false,"clock":{"kind":"none","seconds":0,"increment":0},"seed":null},"seats":[{"kind":"human","name":"Ann","holder":"8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4"},{"kind":"open"}],"host":"8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4","created":1000290.0,"clock":{"options":{"kind":"none","seconds":0,"increment":0},"left":[0.0,0.0],"running":-1,"since":0.0},"dice":{"secret":"85c54c715e03f8d9d609ff6458fc3e6bfb12acd59e78d7e03f2a94733e4c0b7f","contributions":{}},"status":"waiting","changed":1000290.0,"link":"e0c09997ee5bdc7d408a92616e7bd83d88755cf6cbbbd7a79981cf03fd54fcad"}',NULL,NULL,NULL,1086690.0,NULL,NULL);
INSERT INTO "tables" VALUES('ak7x5tzpqve6',1,'finished',0,1000290.0,1000290.0,'{"options":{"ruleset":"base","layout":[[15,5,2,14],[4,12,7,3],[8,6,11,9],[13,10,1,16]],"edition":"revised","neutral_assistants":false,"deck":"mixed","visibility":"private","undo":"casual","hints":false,"clock":{"kind":"none","seconds":0,"increment":0},"seed":null},"seats":[{"kind":"bot","name":"1"},{"kind":"bot","name":"2"}],"host":"8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4","created":1000290.0,"clock":{"options":{"kind":"none","seconds":0,"increment":0},"left":[0.0,0.0],"running":-1,"since":0.0},"dice":{"secret":"","contributions":{}},"status":"finished","changed":1000290.0,"ended":1000290.0,"winners":[0],"compacted":true}','{"ruleset":"base","rules_version":1,"seats":2,"layout":[[15,5,2,14],[4,12,7,3],[8,6,11,9],[13,10,1,16]],"edition":"revised","neutral_assistants":false,"components":{},"chance":"auto","seed":12}',X'78DAAD54CBAEDA3010FD17AFBDC009509A6F6077970845BEC924B83876AEED4029E2DF3BE3BC512B7551212C8F3D8F738E67F2643EC8002C7BB2D039C332C199B39D2959966C39D3D2877CB083EB80B356CB0738CFB2D39369E5641FD17D2AC0B33D67B5B5A5A7740E306683070EC0C4DD03B4B6F7B8FDD41DD6DCBC38839F018C57D6F8781194A644A7183E064FA143E099B3065C71912660792C5AC946E907EE779CF81457CC804ED27B85A6099451082E122E528E4E628FB795AAC2259F7C58C67E58656259CC5CE65EFD8288892C648460AFC6DE0D6D5F7C649F2EE8EFFE1BFD35C3CDCC7041901196779629FF2B3BDFB52DA6F81776181FEC154C6452DB1B38631DCB0E58BCE9EA5A03191861A00B4EEA7CC44A08BEF1033F9CE7BB253CAA328AF56477A9CCDDA9FA82E8124A2D35A6B2FE8BC411513A199607BED398C8E7ADD4B2C0236CD01A1A1FAC81BC0419612558A20FC9073187B710D35B88F92DC4F81602C34A687A2DB0ED5D0D7923DD1502297DDC316E3AADFB851D1354F19892F803E8C9F343E0D5474ACB8E16F2FCD8B233A1924AE7659418CB968A189CF63C398F7022E0BCF384B692DAC3307FB208D8202CEB8BB7E844188934755BCC56A91BE47D43A292DA9A1A75BB41AF6B908F7E4A81467CD913C96274E8BE25C1477593F9C4220A5B5511F2EC384A4EDA11AAA1A770C4909D2FA42B4991190CB6AA79E4FD844C85F9CA6122B5DAAEEBFD11D63A77A4BC4A310BB4DCA3F42D9852999A660E6914F8A90BFDE76DC3D7BFF4CDDEBDD902FFC9CA166F315BFE7D65276F1912F4585714E7D76F2930C87D',X'425A68393141592653594350099A0002A65F804010500D7FFA0004180ABFEFDFEA50053EE374D6EE6E62E001A0069A209A324F468534188000D008A7B486126888C4C008034D0604A7A4926826D26D4D4069EA0D01A3400C068C868308068069A0000A92408C5343D269368D53C9A9B247A9A304B487879FD519D24E94175497FA7DF6BEF8EEAECA6BA424BB4AA469A554685150451A515447C6C00E1E5BB9D6C4B6BBD344C9BF262EC43F7D7AD86E9BEBAF1256A24843A4EDBC1EB87F1F338E7246618B2118E77DE5E7DBC40DEDF4C81022DA62799A3F78241C1EB182A310EC02AA872F1594F8C2B4C9A0F805958E96C15A64E651789D552CA115E79C5A923C49080C6F19AE7BB09E446E74795AA0411F0661739D10E7867612444A1408491A0299916C45E2EC678D03F155A56D3DC419C7441134C2E9852B7EB9B0B33193A8D50D71AF66E2DBA653D24C616AC0BDB3636D2D17385EB9CDB4F873CC0FDCF4041B1404927051C28340C6CAF8BE22C7673A40522CEADA1A229525547A392A3B909AA4929465676429BBB2B3BA49D0FD612D2E78BAD6612958E77F576FBDCCBABE2ED513E9856FA2C6B3EBB3B1C783A493618C0F2BA25928241F1B34C106B10BB2009695CA73E3AE87D1AE34729037D6D9BF4924D6EB081DDCF2C26DB9A022108346800052AE1540697C4192919631122005B184CD2FA90471BEAA81AAA12E9BA649CB6C6D33B1D309C9150A0211309CDC41D780D58EB43244BAE8131B6ED6A1D9678CDF948D056942757DF5D96E448E6BC5CF2E5A73D7864FD4FC51B4FD214E9294A8882222CA24A5129A10A5292344807BC7C2CC58A358982327C086132010C190C843155749829BB5C824BC00510A1AA0C9285014B104A3041BFF84393623436E9D977C7A197766D138951FF171C427E127B67F5865E6D57F2126F4638BE707A6B53CBF232F2314E8A5147F1F8C732F8AE7503589F066A93BE1BF9767CFC6B3B7AF97EB64FA6195BAD1BD2B0F1550BA3CFFCFD39F2F5DB947BE292B3F4127870AFB52D6A5285ACB3B7DBAF676065928A2A2A54B04E5D7D1C469DD2D25A87E691BCFDF977D84D139BA495779DAC2AA560E586D777539D74DC131AF696A92CB6EB525AB44BA38753D0C3181DF236A25D9F8DAE89DA96923DC378CA25C3309AE4669AAEAE97DEAC724AC6E93DB8F1D3D35F09EFE5CD830C22B42B9947B9D12D0A309278A64E693CAA4B7A9CE7B5B97CA1B239DD6E06E8FB6A93E88DC492B51FC7426D02FDE57171712A5D394A95528AA2549D2485E681763C933988E986895332CF9B48AAA94B4B4222208A2BC3B83600543389950A1412D13C3AEC678B1C68EFC24346046D939276A71D8E321C1972C1E7CC898B20EF927748D8A49A49472A997630ED5476436ED89C50DD23327544A37777BE0977009A2E229833CE55D6B72B9AA37EBBE4ECDF856724997C6FF97033E0DF7325FA778935BD2F6E53445A5A2C6EC977C98EC13F7BD3B8E0D36C52504D64EBD33B584A950A09D50A637D82F8964DB0B93455524EA3B02DBDF1F7FFC5DC914E142410D402668',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('cf84rvrbqw98',92,'finished',1,1000290.0,1000290.0,'{"options":{"ruleset":"dice","layout":null,"edition":"revised","neutral_assistants":false,"deck":"mixed","visibility":"public","undo":"casual","hints":false,"clock":{"kind":"none","seconds":0,"increment":0},"seed":5},"seats":[{"kind":"human","name":"Ann","holder":"8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4"},{"kind":"bot","name":"greedy 1","bot":"greedy"}],"host":"8932393d47fa7ae93f48eda0cbd9aee7a8f3c48b5d6baeb09a39fdba7dfb74b4","created":1000290.0,"clock":{"options":{"kind":"none","seconds":0,"increment":0},"left":[0.0,0.0],"running":-1,"since":0.0},"dice":{"secret":"","contributions":{}},"status":"finished","acted":92,"changed":1000290.0,"waiting_since":1000290.0,"ended":1000290.0,"winners":[1],"decided":[0]}','{"ruleset":"dice","rules_version":1,"seats":2,"components":{},"chance":"auto","seed":5}',X'7B227374617465223A7B227475726E223A312C22726F756E64223A31352C226C6173745F726F756E64223A747275652C22706C6179657273223A5B7B226C697261223A392C226372797374616C73223A302C226D61726B657273223A7B22726564223A302C2279656C6C6F77223A302C22677265656E223A302C22626C7565223A312C2262726F776E223A307D2C22727562696573223A302C2274696C6573223A7B7D2C226D6F737175655F72756279223A66616C73657D2C7B226C697261223A312C226372797374616C73223A302C226D61726B657273223A7B22726564223A302C2279656C6C6F77223A302C22677265656E223A302C22626C7565223A302C2262726F776E223A307D2C22727562696573223A362C2274696C6573223A7B226C697261223A317D2C226D6F737175655F72756279223A66616C73657D5D2C22727562696573223A7B22726564223A332C2279656C6C6F77223A332C22677265656E223A332C22626C7565223A332C22636172706574223A322C226C697261223A322C226D6F73717565223A327D2C22737570706C79223A7B22726564223A382C2279656C6C6F77223A382C22677265656E223A382C22626C7565223A372C2262726F776E223A31302C226372797374616C223A31322C226C697261223A37377D2C2264696365223A7B22726564223A302C2279656C6C6F77223A302C22677265656E223A302C22626C7565223A302C226C697261223A302C2263617264223A307D2C226E65775F74696C6573223A7B7D2C22696E636F6D655F6C656674223A7B7D2C22646973706C6179223A5B22616374696F6E5F726564222C226372797374616C5F677265656E222C22676F6F64735F79656C6C6F77222C22636172645F677265656E222C22636172645F726564222C22646965225D2C22737461636B223A7B226C6972615F79656C6C6F77223A312C226C6972615F626C7565223A312C226372797374616C5F726564223A312C226372797374616C5F79656C6C6F77223A312C226372797374616C5F626C7565223A312C22636172645F79656C6C6F77223A312C22636172645F626C7565223A312C22616374696F6E5F79656C6C6F77223A312C22616374696F6E5F677265656E223A312C22616374696F6E5F626C7565223A312C22676F6F64735F726564223A312C22676F6F64735F677265656E223A312C22676F6F64735F626C7565223A312C22646965223A337D2C22676976656E5F7570223A7B226C697261223A317D2C2270696C65223A7B2273616C655F726564223A312C2273616C655F6372797374616C223A312C2273686172655F726564223A312C2273686172655F79656C6C6F77223A312C2273686172655F626C7565223A312C2273686172655F6372797374616C223A312C22676966745F79656C6C6F77223A312C22676966745F626C7565223A312C226F666665725F79656C6C6F77223A312C226F666665725F677265656E223A312C226F666665725F626C7565223A312C226C6972615F746F5F74696C65223A312C226372797374616C5F746F5F62726F776E223A312C226F6E655F62726F776E223A312C22646963655F746F5F62726F776E5F616E645F6C697261223A312C226C6972615F746F5F72756279223A312C2262726F776E5F746F5F72756279223A312C226372797374616C735F746F5F72756279223A317D2C2273686F776E223A5B5D2C2264697363617264223A7B2273616C655F79656C6C6F77223A312C2273616C655F677265656E223A312C2273616C655F626C7565223A312C2273686172655F677265656E223A312C22676966745F726564223A312C22676966745F677265656E223A312C226F666665725F726564223A312C226372797374616C735F746F5F74696C65223A312C2262726F776E5F746F5F74696C65223A312C2274696C655F746F5F6C697261223A312C2274776F5F62726F776E223A312C2274687265655F62726F776E223A312C22646963655F746F5F6C697261223A312C22646963655F746F5F62726F776E223A312C22646963655F746F5F6372797374616C73223A317D2C2270656E64696E67223A5B5D7D2C22636F756E74657273223A5B302C38392C38382C302C302C302C302C302C31352C302C302C302C302C302C302C302C385D7D',NULL,1003890.0,NULL,NULL);
CREATE TABLE tries (
	address VARCHAR(64) NOT NULL, 
	since FLOAT NOT NULL, 
	count INTEGER NOT NULL, 
	blocked_until FLOAT NOT NULL, 
	blocks INTEGER NOT NULL, 
	PRIMARY KEY (address)
);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_lobby ON tables (public, status, created);
CREATE INDEX chat_table ON chat (table_id, number);
CREATE INDEX holders_secret ON holders (secret);
CREATE INDEX codes_table ON codes (table_id);
CREATE INDEX links_table ON links (table_id);
CREATE INDEX presence_table ON presence (table_id);
CREATE INDEX presence_process ON presence (process);
COMMIT;
